import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contrast} from '@site/core/contrast';
import {tokenClasses} from '@site/plugins/code/theme';
import {expect, test} from 'vitest';

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8');
const palette = read('palette.css');
const sheets = [read('../../css/tokens.css'), palette];

/** The custom properties of a mode: the dark ones override the light ones. */
function propertiesOf(mode: 'light' | 'dark'): Map<string, string> {
  const blocks = sheets.flatMap((css) => [...css.matchAll(/^ *(:root|\[data-theme='dark'\]) \{([^}]*)\}/gm)]);
  const chosen = blocks.filter(([, selector]) => selector === ':root' || mode === 'dark');
  return new Map(
    chosen.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  );
}

function resolve(properties: Map<string, string>, name: string): string {
  const value = properties.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other) return resolve(properties, other);
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`${name} is "${value}"; expected a color such as #1c469b`);
  return value;
}

const inks = [...new Set([...palette.matchAll(/[^-]color: var\((--[\w-]+)\)/g)].map(([, name = '']) => name)), '--code-text'];
const backgrounds = ['--code-surface', '--code-mark', '--code-lit', '--code-added', '--code-removed'];

test.each(['light', 'dark'] as const)('every color of code meets AA on every background of code in %s mode', (mode) => {
  const properties = propertiesOf(mode);
  expect(inks.length).toBeGreaterThan(8);
  const poor = inks.flatMap((ink) =>
    backgrounds
      .map((background) => ({ink, background, ratio: contrast(resolve(properties, ink), resolve(properties, background))}))
      .filter(({ratio}) => ratio < 4.5),
  );
  expect(poor).toEqual([]);
});

test('every kind of token has a color', () => {
  for (const name of Object.values(tokenClasses)) expect(palette).toContain(`.code-lines .${name}`);
});
