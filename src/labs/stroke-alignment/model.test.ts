import {describe, expect, it} from 'vitest';
import {cssCode, flutterCode} from './code';
import {type Align, bands, declarations, flutterPadding, geometry, initial, layer, naiveWidth, type Setting, type Technique} from './model';

const aligns: Align[] = ['inside', 'center', 'outside'];
const techniques: Technique[] = ['border', 'outline', 'shadow'];
const at = (change: Partial<Setting>): Setting => ({...initial, ...change});

describe('geometry', () => {
  it.each(aligns)('splits the whole weight between in and out when %s', (align) => {
    const {inset, outset} = bands({align, weight: 10});
    expect(inset + outset).toBe(10);
  });

  it('never changes what neighbors see', () => {
    for (const align of aligns) {
      expect(geometry(at({align, weight: 20})).layout).toEqual({x: 0, y: 0, width: layer.width, height: layer.height});
    }
  });

  it('reaches out by nothing, half or all of the weight', () => {
    expect(aligns.map((align) => geometry(at({align, weight: 12})).painted.width)).toEqual([176, 188, 200]);
    expect(aligns.map((align) => geometry(at({align, weight: 12})).hole.width)).toEqual([152, 164, 176]);
  });

  it('grows the outer radius, shrinks the inner one and keeps square corners square', () => {
    expect(aligns.map((align) => geometry(at({align, weight: 12, radius: 8})).outerRadius)).toEqual([8, 14, 20]);
    expect(aligns.map((align) => geometry(at({align, weight: 12, radius: 8})).innerRadius)).toEqual([0, 2, 8]);
    expect(geometry(at({align: 'outside', radius: 0})).outerRadius).toBe(0);
  });

  it('leaves the content alone unless the stroke is included in the layout', () => {
    expect(geometry(at({weight: 12})).content.width).toBe(128);
    expect(geometry(at({weight: 12, included: true})).content.width).toBe(104);
    expect(geometry(at({align: 'outside', weight: 12, included: true})).content.width).toBe(128);
  });
});

describe('declarations', () => {
  it.each(techniques)('keeps the content where the design has it, written as %s', (technique) => {
    for (const align of aligns) {
      for (const included of [false, true]) {
        const setting = at({align, technique, included, weight: 10});
        const css = declarations(setting);
        const number = (property: string) => Number.parseFloat(css[property] ?? '0');
        const edge = technique === 'border' ? 10 : 0;
        expect(number('width') - 2 * edge - 2 * number('padding')).toBe(geometry(setting).content.width);
        expect(number('width') + 2 * number('margin')).toBe(layer.width);
      }
    }
  });

  it('takes the padding down by the border, as the stroke does not count in the design', () => {
    expect(declarations(at({weight: 12}))).toMatchObject({padding: '12px', border: '12px solid #2f6fde'});
  });

  it('moves an outline in by the part that lies inside', () => {
    expect(declarations(at({technique: 'outline', align: 'inside', weight: 6}))).toMatchObject({'outline-offset': '-6px'});
    expect(declarations(at({technique: 'outline', align: 'center', weight: 6}))).toMatchObject({'outline-offset': '-3px'});
    expect(declarations(at({technique: 'outline', align: 'outside', weight: 6}))).not.toHaveProperty('outline-offset');
  });

  it('draws a centered stroke with two shadows', () => {
    expect(declarations(at({technique: 'shadow', align: 'center', weight: 6}))['box-shadow']).toBe(
      '0 0 0 3px #2f6fde, inset 0 0 0 3px #2f6fde',
    );
  });

  it('says what a content-box would grow to', () => {
    expect(naiveWidth(at({weight: 12}))).toBe(248);
  });
});

describe('code', () => {
  it('prints what it draws', () => {
    expect(cssCode(at({technique: 'shadow', align: 'outside', weight: 4}))).toContain('box-shadow: 0 0 0 4px #2f6fde;');
  });

  it('names the alignment in Flutter and leaves out the padding that its border adds', () => {
    expect(flutterCode(at({align: 'center', weight: 12}))).toContain('strokeAlign: BorderSide.strokeAlignCenter');
    expect(aligns.map((align) => flutterPadding(at({align, weight: 12})))).toEqual([12, 18, 24]);
  });
});
