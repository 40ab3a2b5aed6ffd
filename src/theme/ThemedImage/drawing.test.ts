import {drawing} from '@site/config/drawing';
import {expect, it} from 'vitest';
import {drawingOf} from './drawing';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

it('takes the drawing out of the address of a logo', () => {
  for (const file of ['img/logo.svg', 'img/logo-dark.svg']) {
    const found = drawingOf(drawing(file));
    expect(found?.viewBox).toBe('0 0 28 28');
    expect(found?.inside).toMatch(/^<g .*<\/g>$/s);
  }
});

it('leaves a file, and a drawing of unknown size, an image', () => {
  expect(drawingOf('/docs/img/logo.svg')).toBeUndefined();
  expect(drawingOf('data:image/png;base64,AAAA')).toBeUndefined();
  expect(drawingOf(address("<svg width='28'><path d='M0 0h1'/></svg>"))).toBeUndefined();
});

it('leaves a drawing an image that has names, styles or scripts: in a page they would be those of the page', () => {
  const inside = [
    "<linearGradient id='a'/>",
    '<style>path{fill:red}</style>',
    "<path fill='url(#a)'/>",
    "<path class='a'/>",
    "<path onclick='f()'/>",
    '<script>f()</script>',
  ];
  for (const part of inside) expect(drawingOf(address(`<svg viewBox='0 0 1 1'>${part}</svg>`)), part).toBeUndefined();
  expect(drawingOf(address("<svg viewBox='0 0 1 1'><path d='M0 0h1'/></svg>"))).toEqual({viewBox: '0 0 1 1', inside: "<path d='M0 0h1'/>"});
});
