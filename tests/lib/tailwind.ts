import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Element, elementsOf, type Module, type Part} from '@site/core/converter/web/element';
import {classesOf} from '@site/core/converter/web/print/tailwind';
import {root} from '@site/scripts/lib/paths';
import {compile} from 'tailwindcss';
import {drawTwice, sourcesOfPages, type TwoDrawings} from './drawn-pairs';

/** The pairs as Tailwind CSS draws them: the same elements, with utilities for a style sheet. */

function withUtilities(element: Element, classes: (element: Element) => readonly string[]): Element {
  const children = element.children.map((child): Part => (child.kind === 'element' ? withUtilities(child, classes) : child));
  return {...element, foreignClasses: classes(element), children};
}

const inUtilities = (module: Module): Module => ({...module, root: withUtilities(module.root, classesOf(module))});

const folder = path.join(root, 'node_modules/tailwindcss');

async function sheetFor(utilities: readonly string[]): Promise<string> {
  const {build} = await compile('@import "tailwindcss";', {
    loadStylesheet: async (_, base) => ({path: folder, base, content: readFileSync(path.join(folder, 'index.css'), 'utf8')}),
  });
  return build([...utilities]);
}

export interface TailwindDrawings {
  readonly drawings: readonly TwoDrawings[];
  readonly sheet: string;
  /** Utilities that Tailwind does not know. */
  readonly unknown: readonly string[];
}

export async function tailwindPairs(): Promise<TailwindDrawings> {
  const used = new Set<string>();
  const drawings = sourcesOfPages().flatMap(({page, source}) =>
    drawTwice(page, source, (module) => {
      const utilities = inUtilities(module);
      for (const {foreignClasses} of elementsOf(utilities.root)) for (const name of foreignClasses) used.add(name);
      return {module: utilities, css: []};
    }),
  );
  const sheet = await sheetFor([...used]);
  const known = new Set([...sheet.matchAll(/^ *\.((?:[\w-]|\\.)+)/gm)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));
  return {drawings, sheet, unknown: [...used].filter((name) => !known.has(name))};
}
