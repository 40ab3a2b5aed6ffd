import {describe, expect, it} from 'vitest';
import {flutterCode} from './code';
import {frameCss, initial, itemCss, type Setting, settled} from './model';

const frame = (part: Partial<Setting> = {}) => frameCss(settled({...initial, ...part}));
const first = (part: Partial<Setting>) => itemCss(0, settled({...initial, ...part}));

describe('the frame', () => {
  it('becomes a flex container', () => {
    expect(frame()).toEqual({
      display: 'flex',
      'flex-direction': 'row',
      'justify-content': 'flex-start',
      'align-items': 'center',
      gap: '12px',
      padding: '16px',
      'box-sizing': 'border-box',
      width: '260px',
    });
  });

  it.each([
    ['min', 'flex-start'],
    ['center', 'center'],
    ['max', 'flex-end'],
    ['space-between', 'space-between'],
  ] as const)('%s along the direction is justify-content: %s', (main, expected) => {
    expect(frame({main})['justify-content']).toBe(expected);
  });

  it('spread items ignore the gap, so none is written', () => {
    expect(frame({main: 'space-between'})).not.toHaveProperty('gap');
    expect(frame({main: 'space-between', wrap: true}).gap).toBe('12px 0');
  });

  it('hug writes no size', () => {
    const css = frame({horizontal: 'hug', vertical: 'hug'});
    for (const property of ['width', 'height', 'box-sizing']) expect(css).not.toHaveProperty(property);
  });

  it('two paddings are written as one value when they are equal', () => {
    expect(frame({paddingX: 8, paddingY: 24}).padding).toBe('24px 8px');
    expect(frame({paddingX: 0, paddingY: 0}).padding).toBe('0');
  });

  it('wrap adds the gap between lines', () => {
    expect(frame({wrap: true, gap: 8, lineGap: 20})).toMatchObject({'flex-wrap': 'wrap', gap: '20px 8px', 'align-content': 'center'});
    expect(frame({wrap: true, gap: 8, lineGap: 8}).gap).toBe('8px');
  });
});

describe('the first item', () => {
  it('fixed keeps its size and does not shrink', () => {
    expect(first({})).toEqual({'flex-shrink': '0', width: '64px', height: '40px'});
  });

  it('fill grows along the direction and may become narrower than its text', () => {
    expect(first({itemHorizontal: 'fill'})).toEqual({flex: '1 1 0', 'min-width': '0', height: '40px'});
    expect(first({direction: 'column', itemVertical: 'fill'})).toEqual({flex: '1 1 0', 'min-height': '0', width: '64px'});
  });

  it('fill stretches across the direction, with no size there', () => {
    expect(first({itemVertical: 'fill'})).toEqual({'flex-shrink': '0', 'align-self': 'stretch', width: '64px'});
  });

  it('hug writes no size', () => {
    expect(first({itemHorizontal: 'hug', itemVertical: 'hug'})).toEqual({'flex-shrink': '0'});
  });
});

describe('what does not go together', () => {
  it('a frame that hugs becomes fixed when an item fills along its direction', () => {
    expect(settled({...initial, horizontal: 'hug', itemHorizontal: 'fill'}).horizontal).toBe('fixed');
    expect(settled({...initial, vertical: 'hug', itemVertical: 'fill'}).vertical).toBe('hug');
  });

  it('only rows wrap and align baselines', () => {
    expect(settled({...initial, direction: 'column', wrap: true, cross: 'baseline'})).toMatchObject({wrap: false, cross: 'min'});
  });

  it('a wrapping frame has a fixed width and no item that fills it', () => {
    expect(settled({...initial, wrap: true, horizontal: 'hug', itemHorizontal: 'fill'})).toMatchObject({
      horizontal: 'fixed',
      itemHorizontal: 'fixed',
    });
  });

  it('putting it right twice changes nothing more', () => {
    const odd = settled({...initial, direction: 'column', wrap: true, itemVertical: 'fill', cross: 'baseline'});
    expect(settled(odd)).toEqual(odd);
  });
});

describe('Flutter', () => {
  const code = (part: Partial<Setting>) => flutterCode(settled({...initial, ...part}));

  it('a row or a column in a container', () => {
    expect(code({})).toBe(`Container(
  width: 260,
  padding: const EdgeInsets.all(16),
  child: Row(
    mainAxisAlignment: MainAxisAlignment.start,
    crossAxisAlignment: CrossAxisAlignment.center,
    spacing: 12,
    children: [
      SizedBox(width: 64, height: 40, child: itemA),
      SizedBox(width: 48, height: 56, child: itemB),
      SizedBox(width: 72, height: 32, child: itemC),
    ],
  ),
)`);
    expect(code({direction: 'column', vertical: 'hug'})).toContain('child: Column(\n    mainAxisSize: MainAxisSize.min,');
  });

  it('fill is Expanded along the direction and infinite across it', () => {
    expect(code({itemHorizontal: 'fill'})).toContain('Expanded(child: SizedBox(height: 40, child: itemA)),');
    expect(code({itemVertical: 'fill', vertical: 'fixed'})).toContain('SizedBox(width: 64, height: double.infinity, child: itemA),');
  });

  it('stretching across a frame that hugs needs an intrinsic size', () => {
    expect(code({itemVertical: 'fill', vertical: 'hug'})).toContain('child: IntrinsicHeight(\n    child: Row(');
    expect(code({itemVertical: 'fill', vertical: 'fixed'})).not.toContain('Intrinsic');
  });

  it('wrapping is another widget', () => {
    expect(code({wrap: true})).toContain('child: Wrap(\n    alignment: WrapAlignment.start,');
    expect(code({wrap: true})).toContain('runSpacing: 12,');
  });

  it('the parentheses match in every combination', () => {
    for (const direction of ['row', 'column'] as const) {
      for (const wrap of [true, false]) {
        for (const itemVertical of ['fixed', 'hug', 'fill'] as const) {
          for (const itemHorizontal of ['fixed', 'hug', 'fill'] as const) {
            const text = code({direction, wrap, itemVertical, itemHorizontal});
            expect(text.split('(').length).toBe(text.split(')').length);
          }
        }
      }
    }
  });
});
