import {expect, it} from 'vitest';
import {layerTokens} from './layer-tokens';

const shown = (line: string) => layerTokens(line).map(({kind, text}) => (kind ? `${kind}:${text}` : text));

it('tells names, sizes, attributes, texts and flags apart', () => {
  expect(shown('  Hero card 320xhug fill=#fff "A \\"b\\" --c" --as-h2 --id=x')).toEqual([
    '  Hero card ',
    'n:320xhug',
    ' ',
    'p:fill',
    'u:=',
    'n:#fff',
    ' ',
    's:"A \\"b\\" --c"',
    ' ',
    'flag:--as-h2 --id=x',
  ]);
});

it.each(['', '   ', '"open', 'A =', '--x', 'A=B=C', 'x<b>&', '\t"'])('keeps the text of %j', (line) => {
  expect(
    layerTokens(line)
      .map(({text}) => text)
      .join(''),
  ).toBe(line);
});
