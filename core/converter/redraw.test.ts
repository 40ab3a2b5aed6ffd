import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {flags} from '../../data/flags';
import type {TargetId} from '../../data/targets';
import {drawLayers} from '../layers/draw';
import type {DrawnLayer, ValueName} from '../layers/drawn';
import {parseLayers} from '../layers/parse';
import {convert} from '.';

/** The design of the first tutorial, which asks its readers to draw it. */
const page = readFileSync('docs/getting-started/intro.mdx', 'utf8');
const [, indentation = '', body = ''] = /^( *)```layers[^\n]*\n([\s\S]*?)^ *```/m.exec(page) ?? [];
const source = body.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');

const extent = (text: string): string => /^Fixed \((.*)\)$/.exec(text)?.[1] ?? text.toLowerCase();

const alignments: Readonly<Record<string, string>> = {'Top left': '', Center: 'align=center'};

/** What somebody draws who reads a value, in the words of the fence. */
const redrawn: Partial<Record<ValueName, (text: string) => string>> = {
  width: (text) => `w=${extent(text)}`,
  height: (text) => `h=${extent(text)}`,
  layout: (text) => `auto=${text === 'Vertical' ? 'column' : 'row'}`,
  align: (text) => alignments[text] ?? `not known: ${text}`,
  gap: (text) => (text === 'Auto' ? 'justify=between' : `gap=${text}`),
  padding: (text) => `padding=${text.match(/\d+/g)?.join(',')}`,
  radius: (text) => `radius=${text}`,
  fill: (text) => (text === 'Image' ? 'kind=image' : `fill=${text}`),
  hover: (text) => `hover=${text}`,
  text: (text) => `"${text.slice(1, -1)}"`,
  font: () => '',
  fontSize: (text) => `size=${text}`,
  fontWeight: (text) => `weight=${text}`,
  lineHeight: (text) => `line=${text}`,
  color: (text) => `color=${text}`,
};

function redraw({name, kind, values, flags: written, children}: DrawnLayer, depth = 0): string {
  const attributes = values.map(([value, text]) => redrawn[value]?.(text) ?? `not known: ${value}`);
  const marked = kind === 'component' || kind === 'instance' ? [`kind=${kind}`] : [];
  const texts = attributes.filter((attribute) => attribute.startsWith('"'));
  const others = attributes.filter((attribute) => attribute !== '' && !attribute.startsWith('"'));
  const line = [name, ...texts, ...marked, ...others, ...written.map(({text}) => text)].join(' ');
  return ['  '.repeat(depth) + line, ...children.map((child) => redraw(child, depth + 1))].join('\n');
}

it('the hero card can be drawn again from the values that the page shows of it', () => {
  const [card] = drawLayers(parseLayers(source), {registry: {flags: {list: flags}}, base: '', scope: '@designto-code'});
  if (!card) throw new Error('The page has no design');
  const again = redraw(card);
  expect(again).not.toContain('not known');
  const codeOf = (text: string, target: TargetId) => convert(parseLayers(text), {target}).files.map(({code}) => code.toLowerCase());
  for (const target of ['html', 'react', 'flutter'] as const) expect(codeOf(again, target)).toEqual(codeOf(source, target));
});
