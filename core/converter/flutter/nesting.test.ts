import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseLayers} from '../../layers/parse';
import {convert} from '..';
import {randomLayers} from '../random';
import {buildScenes, modulesIn} from '../scene/build';
import {isPlaced, type SceneNode} from '../scene/node';

/** The widgets of the Dart code are nested as the layers are: the same layouts around each text, in the same order. */

const layouts = new Set(['Row', 'Column', 'Wrap', 'Stack', 'ListView']);

interface Token {
  readonly kind: 'open' | 'close' | 'string';
  /** The name before an opening bracket; the content of a string. */
  readonly text: string;
}

/** Brackets, with the names before them, and strings: all that is needed to know what is inside of what. */
function tokensOf(dart: string): Token[] {
  const pattern = /'((?:\\.|[^'\\])*)'|([A-Za-z_][\w.]*)?\s*([([{])|([)\]}])/g;
  return [...dart.matchAll(pattern)].map(([, string, name = '', open, close]) => {
    if (string !== undefined) return {kind: 'string', text: string};
    return open === undefined ? {kind: 'close', text: close ?? ''} : {kind: 'open', text: name};
  });
}

/** Each text with the layouts around it, from the outside in. */
function textsOfCode(dart: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const {kind, text} of tokensOf(dart)) {
    if (kind === 'open') open.push(text);
    else if (kind === 'close') {
      if (open.length === 0) throw new Error('a bracket closes that was never opened');
      open.pop();
    } else if (open.at(-1) === 'Text') found.push([...open.filter((name) => layouts.has(name)), text].join(' > '));
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
  return found;
}

const names = {row: 'Row', column: 'Column', wrap: 'Wrap', free: 'Stack'} as const;

/** The layouts a frame is made of: children that are placed and children that flow need both. */
function layoutsOf(node: SceneNode, child: SceneNode): string[] {
  if (node.role !== 'frame') return [];
  const mixed = node.flow !== 'free' && node.children.some(isPlaced);
  if (mixed) return isPlaced(child) ? ['Stack'] : ['Stack', names[node.flow]];
  return [names[node.flow]];
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('$', '\\$').replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00A0');

/** Frames and texts only: what controls do with their layers has its own tests. */
const isPlain = (node: SceneNode): boolean =>
  ['frame', 'shape', 'text', 'picture', 'vector', 'divider'].includes(node.role) && node.children.every(isPlain);

function textsOfScene(node: SceneNode, around: readonly string[] = []): string[] {
  if (node.role === 'text') return [[...around, escaped(node.layer.text ?? '')].join(' > ')];
  // What flows is written before what is placed on it.
  const inOrder = node.flow === 'free' ? node.children : [...node.children].sort((a, b) => Number(isPlaced(a)) - Number(isPlaced(b)));
  return inOrder.flatMap((child) => textsOfScene(child, [...around, ...layoutsOf(node, child)]));
}

/** The designs of all pages, without flags: those change the nesting on purpose. */
function designs(): (readonly [string, string])[] {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  return pages.flatMap((page) =>
    [...readFileSync(path.join('docs', page), 'utf8').matchAll(/^( *)```layers[^\n]*\n([\s\S]*?)^ *```/gm)].map(
      ([, indentation = '', body = ''], index) =>
        [
          `${page} ${index + 1}`,
          body
            .split('\n')
            .map((each) => each.slice(indentation.length).replace(/ (?:--|\/\/@).*$/, ''))
            .join('\n'),
        ] as const,
    ),
  );
}

function compare(source: string): void {
  const layers = parseLayers(source);
  const options = {target: 'flutter', components: false} as const;
  const scenes = buildScenes(layers, options).flatMap((scene) => [scene, ...modulesIn(scene)]);
  const {files} = convert(layers, options);
  expect(files).toHaveLength(scenes.length);
  for (const [index, scene] of scenes.entries()) {
    const texts = textsOfCode(files[index]?.code ?? '');
    if (isPlain(scene)) expect(texts).toEqual(textsOfScene(scene));
  }
}

describe('the widgets of Flutter are nested as the layers are', () => {
  it.each(designs())('%s', (_, source) => compare(source));

  it('in random designs', () => {
    for (let seed = 1; seed <= 60; seed++) compare(randomLayers(seed));
  });
});
