import {expect, it} from 'vitest';
import {parseLayers} from '../../layers/parse';
import {convert} from '..';

const html = (source: string): string => convert(parseLayers(source), {target: 'html'}).files[0]?.code ?? '';

it('an SVG in one color is written into the page and takes the color of the text', () => {
  const signal = 'Signal 24x24 --export-svg\n  Low x=2 y=16 5x6 fill=#0b4f6c\n  Dot kind=ellipse x=10 y=10 4x4 fill=#0b4f6c';
  expect(html(signal)).toContain('<path d="M2 16h5v6H2z">');
  expect(html(signal)).toContain('<path d="M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z">');
  expect(html(signal)).toContain('fill="currentColor"');
  expect(convert(parseLayers(signal), {target: 'css'}).files[0]?.code).toContain('color: #0b4f6c');
});

it('several colors, a gradient, an effect or a text make a file', () => {
  for (const child of ['x=0 y=0 4x4 fill=#ff0000', 'x=0 y=0 4x4 fill=#0b4f6c>#ffffff@90', 'x=0 y=0 4x4 fill=#0b4f6c blur=4', '"Hi"']) {
    expect(html(`Signal 24x24 --export=svg\n  Low x=2 y=16 5x6 fill=#0b4f6c\n  Other ${child}`)).toContain('<img');
  }
  expect(html('Signal 24x24 --export-png\n  Low x=2 y=16 5x6 fill=#0b4f6c')).toContain('<img');
});
