import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildScenes} from '@site/core/converter/scene/build';
import {buildModule} from '@site/core/converter/web/build';
import {elementsOf} from '@site/core/converter/web/element';
import {cssLines, globalNames} from '@site/core/converter/web/print/css';
import {htmlPage} from '@site/core/converter/web/print/html';
import type {Layer} from '@site/core/layers/layer';
import {maskOf} from '@site/core/layers/mask';
import {parseLayers} from '@site/core/layers/parse';
import {type Parent, styleOf, within} from '@site/core/layers/style';
import {root} from '@site/scripts/lib/paths';

/** A design drawn twice: as the pages draw it, and by the code it is converted to. */
export interface TwoDrawings {
  readonly name: string;
  readonly design: string;
  readonly code: string;
  /** The class of each layer in the code, by its line. */
  readonly classes: readonly (readonly [number, string])[];
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const kebabCase = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function drawn(layer: Layer, parent: Parent, index = 0, mask?: Layer): string {
  if (layer.hidden) return '';
  const style = Object.entries(styleOf(layer, parent, index === 0, mask)).map(([property, value]) => `${kebabCase(property)}: ${value}`);
  const children = layer.children.map((child, at) => drawn(child, within(layer, parent), at, maskOf(layer.children, at)));
  return `<span class="shape" data-line="${layer.line}" style="${style.join('; ')}">${escapeText(layer.text ?? '')}${children.join('')}</span>`;
}

/** What the style sheet of the drawing says of every shape. */
const shape = '.shape { position: relative; display: block; flex: none; box-sizing: border-box; text-align: start; }';

const font = ':host { display: flex; align-items: flex-start; font-family: Inter, system-ui, sans-serif; font-size: 16px; }';

const linesIn = (layer: Layer): number[] => [layer.line, ...layer.children.flatMap(linesIn)];

const hiddenLines = (layer: Layer): number[] => (layer.hidden ? linesIn(layer) : layer.children.flatMap(hiddenLines));

const withoutFlags = (layer: Layer): Layer => ({...layer, flags: '', children: layer.children.map(withoutFlags)});

/** One pixel, so that a picture has nothing to say about its size. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Flags change designs on purpose, so both are drawn without them. */
export function drawTwice(name: string, source: string): TwoDrawings[] {
  const layers = parseLayers(source).map(withoutFlags);
  return layers.flatMap((layer) => {
    const [scene] = buildScenes([layer], {target: 'html'});
    if (!scene) return [];
    const module = buildModule(scene, {target: 'html'});
    const className = globalNames(module.name);
    const html = htmlPage(module, className).map(({text}) => text);
    const body = html
      .slice(html.indexOf('  <body>') + 1, html.indexOf('  </body>'))
      .join('\n')
      .replaceAll(/src="[^"]*"/g, `src="${pixel}"`);
    const hidden = hiddenLines(layer);
    const css = cssLines(module, className).map(({text}) => text);
    return [
      {
        name: `${name}: ${layer.name}`,
        design: `<style>${font}${shape}</style>${drawn(layer, {flow: 'root', painted: false})}`,
        code: `<style>${font.replace(' display: flex; align-items: flex-start;', '')}${css.join('\n')}</style>${body}`,
        classes: elementsOf(module.root).flatMap((element) =>
          element.className === undefined || hidden.includes(element.line)
            ? []
            : [[element.line, className(element.className, element === module.root)] as const],
        ),
      },
    ];
  });
}

/** The `layers` of every pair in the English pages, with the page they are on. */
export function sourcesOfPages(): {page: string; source: string}[] {
  const pages = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  return pages.flatMap((page) => {
    const text = readFileSync(path.join(root, 'docs', page), 'utf8');
    const pairs = [...text.matchAll(/<Pair[\s\S]*?<\/Pair>/g)].map(([pair]) => pair);
    return pairs.flatMap((pair) => {
      const [, indentation = '', , body = ''] = /^( *)```layers([^\n]*)\n([\s\S]*?)^ *```/m.exec(pair) ?? [];
      const source = body
        .split('\n')
        .map((line) => line.slice(indentation.length))
        .join('\n');
      return source.trim() === '' ? [] : [{page, source}];
    });
  });
}

export const pairsOfPages = (): TwoDrawings[] => sourcesOfPages().flatMap(({page, source}) => drawTwice(page, source));
