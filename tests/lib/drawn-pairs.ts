import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {codeOf} from '@site/core/converter/lines';
import {buildNative} from '@site/core/converter/native/build';
import {nativeFile} from '@site/core/converter/native/print';
import {buildScenes} from '@site/core/converter/scene/build';
import {buildModule} from '@site/core/converter/web/build';
import {elementsOf, type Module} from '@site/core/converter/web/element';
import {type ClassName, cssLines, globalNames} from '@site/core/converter/web/print/css';
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

/** A design as the pages draw it. */
const designOf = (layer: Layer): string => `<style>${font}${shape}</style>${drawn(layer, {flow: 'root', painted: false})}`;

/** The text of a design as plain as code has it: nothing around it says how it is laid out. */
const plainFont = font.replace(' display: flex; align-items: flex-start;', '');

const withoutFlags = (layer: Layer): Layer => ({...layer, flags: '', children: layer.children.map(withoutFlags)});

/** One pixel, so that a picture has nothing to say about its size. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** How the code of a module is drawn: its elements, and the style sheet they come with. */
interface Drawing {
  readonly module: Module;
  readonly css: readonly string[];
}

const withSheet = (module: Module, className: ClassName): Drawing => ({module, css: cssLines(module, className).map(({text}) => text)});

/** Flags change designs on purpose, so both are drawn without them. */
export function drawTwice(name: string, source: string, drawing = withSheet): TwoDrawings[] {
  const layers = parseLayers(source).map(withoutFlags);
  return layers.flatMap((layer) => {
    const [scene] = buildScenes([layer], {target: 'html'});
    if (!scene) return [];
    const module = buildModule(scene, {target: 'html'});
    const className = globalNames(module.name);
    const {module: drawnModule, css} = drawing(module, className);
    const html = htmlPage(drawnModule, className).map(({text}) => text);
    const body = html
      .slice(html.indexOf('  <body>') + 1, html.indexOf('  </body>'))
      .join('\n')
      .replaceAll(/src="[^"]*"/g, `src="${pixel}"`);
    const hidden = hiddenLines(layer);
    return [
      {
        name: `${name}: ${layer.name}`,
        design: designOf(layer),
        code: `<style>${plainFont}${css.join('\n')}</style>${body}`,
        classes: elementsOf(module.root).flatMap((element) =>
          element.className === undefined || hidden.includes(element.line)
            ? []
            : [[element.line, className(element.className, element === module.root)] as const],
        ),
      },
    ];
  });
}

/** The same for React Native, whose code `render` turns into HTML. */
export function drawNative(name: string, source: string, render: (code: string) => string): TwoDrawings[] {
  const layers = parseLayers(source).map(withoutFlags);
  return layers.flatMap((layer) => {
    const [scene] = buildScenes([layer], {target: 'react-native'});
    if (!scene) return [];
    const module = buildNative(scene, {target: 'react-native'});
    const hidden = hiddenLines(layer);
    return [
      {
        name: `${name}: ${layer.name}`,
        design: designOf(layer),
        // A component is always in a view.
        code: `<style>${plainFont}</style><div style="display: flex; flex-direction: column">${render(codeOf(nativeFile(module)))}</div>`,
        classes: elementsOf(module.root).flatMap(({className, line}) =>
          className === undefined || hidden.includes(line) ? [] : [[line, className] as const],
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
