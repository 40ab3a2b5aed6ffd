import {describe, expect, it} from 'vitest';
import {parseLayers} from '../../layers/parse';
import {convert} from '..';

const code = (source: string) =>
  convert(parseLayers(source), {target: 'react-native'})
    .files.map((file) => file.code)
    .join('\n');

describe('styles', () => {
  it('have no units, and leave out what a view does anyway', () => {
    const written = code('A 300x40 auto=row gap=8 padding=10,16\n  B 20x20\n  C fillx20');
    expect(written).toContain(
      "flexDirection: 'row',\n    gap: 8,\n    width: 300,\n    height: 40,\n    paddingVertical: 10,\n    paddingHorizontal: 16,",
    );
    expect(written).toContain('c: {\n    flex: 1,\n    height: 20,\n  }');
    expect(written).not.toMatch(/px|boxSizing|minWidth|flexShrink|'column'/);
  });

  it('a root that hugs is not stretched by what is around it', () => {
    expect(code('A auto=row\n  B 20x20')).toContain("alignSelf: 'flex-start'");
    expect(code('A "Hi"')).toContain("alignSelf: 'flex-start'");
    expect(code('A 300xhug auto=row\n  B 20x20')).not.toContain('alignSelf');
  });

  it('a margin moves a layer from the middle', () => {
    const written = code('A 400x120\n  B 200x40 x=130 y=40 pin=center,center');
    expect(written).toContain("left: '50%',\n    marginLeft: -70,\n    top: '50%',\n    marginTop: -20,");
  });

  it('lengths of the screen are in the element, because a sheet is made once', () => {
    const written = code('A 300x40 auto=row\n  B 100x20 --width=40vw');
    expect(written).toContain('const screen = useWindowDimensions();');
    expect(written).toContain('style={[styles.b, {width: screen.width * 0.4}]}');
    expect(code('A 300x40 auto=row\n  B 100x20 --width=2rem')).toContain('width: 32,');
  });

  it('a line height in percent is multiplied out, and a weight is rounded down', () => {
    expect(code('A "Hi" size=20 line=140% weight=650')).toContain("fontSize: 20,\n    fontWeight: '600',\n    lineHeight: 28,");
  });

  it('linear and radial gradients are one list above a color; an angular one alone is its first color', () => {
    expect(code('A 80x40 fill=#fff>#ddd@90/#f00')).toContain(
      "backgroundColor: '#ff0000',\n    backgroundImage: 'linear-gradient(90deg, #ffffff 0%, #dddddd 100%)',",
    );
    expect(code('A 80x40 fill=angular:#1f5eff>#fff')).toContain("backgroundColor: '#1f5eff'");
    expect(code('A "Hi" fill=#7c3aed>#ec4899@90')).toContain("color: '#7c3aed'");
  });

  it('shadows are a string for boxes, and three properties for a text, which has the topmost', () => {
    expect(code('A 80x40 fill=#fff shadow=inset,0,1,2,#000/0,8,24,-4,#00000040')).toContain(
      "boxShadow: 'inset 0 1px 2px #000000, 0 8px 24px -4px rgba(0, 0, 0, 0.25)'",
    );
    expect(code('A "Hi" shadow=0,3,8,#0a0e16/0,9,9,#fff')).toContain(
      "textShadowColor: '#0a0e16',\n    textShadowOffset: {width: 0, height: 3},\n    textShadowRadius: 8,",
    );
  });

  it('effects are lists: blur, rotation; a background blur is left out', () => {
    expect(code('A 80x40 fill=#fff blur=40')).toContain('filter: [{blur: 20}]');
    expect(code('A 80x40 fill=#fff backdrop=40')).not.toMatch(/blur|filter/i);
    expect(code('A 200x100\n  B 80x40 x=10 y=10 rotate=-30')).toContain(
      "transform: [{rotate: '-30deg'}],\n    transformOrigin: 'top left',",
    );
  });
});

describe('elements', () => {
  it('a frame that scrolls has the layout of its content in a style of its own', () => {
    const written = code('A 200x80 auto=column padding=8 clip=true\n  B 20x60\n  C 20x60');
    expect(written).toContain('<ScrollView style={styles.a} contentContainerStyle={styles.aContent}>');
    expect(written).toContain('aContent: {\n    padding: 8,\n  }');
    expect(code('A 200x80 auto=row scroll=both\n  B 20x60').match(/<ScrollView/g)).toHaveLength(2);
  });

  it('a state is remembered by the function that shows the layer, wherever that is', () => {
    const written = code('A auto=column\n  B auto=row fill=#fff hover=#eee --declare\n    C "Hi"');
    expect(written).toMatch(/function B\(\) \{\n {2}const \[bHovered, setBHovered\] = useState\(false\);/);
    expect(written).toContain('style={[styles.b, bHovered && styles.bHover]}');
  });

  it('a switch keeps what was chosen', () => {
    const written = code('A auto=row\n  Dark 44x24 fill=#2449d8 radius=12 --as-toggle');
    expect(written).toMatch(/<Switch[\s\S]*trackColor=\{\{true: '#2449d8'\}\}\s+value=\{darkOn\}\s+onValueChange=\{setDarkOn\}/);
  });

  it('an address is opened, and a path is left to the app', () => {
    const written = code('A auto=row\n  Prices "Prices" --href=/pricing\n  Status "Status" --href=https://status.example.com');
    expect(written).toContain('onPress={onPrices}');
    expect(written).toContain("onPress={() => Linking.openURL('https://status.example.com')}");
  });

  it('masks and flags that React Native has nothing for leave the layer as it is drawn', () => {
    expect(code('A 100x100\n  M 50x50 x=0 y=0 mask=true\n  B 80x80 x=0 y=0 fill=#f00')).not.toMatch(/masked|overflow/i);
    const plain = code('A 300x100\n  B 300x40 x=0 y=60 fill=#f00');
    for (const flag of ['--position-fixed', '--position-sticky', '--cursor=pointer', '--x-lottie-view=a.json', '--class=x'])
      expect(code(`A 300x100\n  B 300x40 x=0 y=60 fill=#f00 ${flag}`), flag).toBe(plain);
  });

  it('texts never become markup or code, and keep their line breaks', () => {
    const hostile = code(`A "<script>alert(1)</script> {evil} ' \\\\ \\"q\\" & ]]>"`);
    expect(hostile).toContain("{'<script>alert(1)</script> {evil} \\' ");
    expect(code('A "One\\nTwo"')).toContain("{'One\\nTwo'}");
  });
});
