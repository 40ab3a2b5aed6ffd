import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import {ledgerRows} from '../lib/ledger';
import type {Problem, Rule} from '../lib/rule';

const ledger = 'src/theme/UPGRADES.md';
const folders = ['src', 'plugins', 'core', 'config'];

/** Insides of packages: nothing promises that they are there after an upgrade. */
const kinds = [
  // A class name that the theme's CSS modules make up.
  {files: /\.(?:css|tsx?)$/, pattern: /\[class\*=['"]?([\w-]+)['"]?\]/g, name: (match: string) => `[class*='${match}']`},
  // A module that is replaced for the whole bundle.
  {files: /\.ts$/, pattern: /alias: \{['"]([^'"]+)\$['"]/g, name: (match: string) => `alias ${match}`},
  // What Docusaurus keeps in the window for itself.
  {files: /\.tsx?$/, pattern: /window\.(docusaurus\w+)/g, name: (match: string) => `window.${match}`},
  // A file of a package that is not one of its entries.
  {files: /\.tsx?$/, pattern: /(?:from|import\(.*\*\/) ['"](@docusaurus\/[\w-]+\/lib\/[^'"]+)['"]/g, name: (match: string) => match},
];

/** What the code relies on, each with the files that do. */
export function reliedOn(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of folders.filter((name) => existsSync(path.join(root, name)))) {
    for (const absolute of filesBelow(path.join(root, folder))) {
      const file = pathFrom(root, absolute);
      if (/\.test\.tsx?$/.test(file)) continue;
      const wanted = kinds.filter(({files}) => files.test(file));
      const text = wanted.length > 0 ? readFileSync(absolute, 'utf8') : '';
      for (const {pattern, name} of wanted) {
        for (const [, match = ''] of text.matchAll(pattern)) {
          const key = name(match);
          found.set(key, [...new Set([...(found.get(key) ?? []), file])]);
        }
      }
    }
  }
  return found;
}

export const upgradeLedger: Rule = {
  name: 'upgrade-ledger',
  reason: 'Whoever updates a package must know which of its insides the site relies on, and what to look at.',
  run(root) {
    const relied = reliedOn(root);
    if (!existsSync(path.join(root, ledger))) {
      return relied.size > 0 ? [{file: ledger, message: `is missing; expected a table of ${[...relied.keys()].join(', ')}`}] : [];
    }
    const rows = ledgerRows(readFileSync(path.join(root, ledger), 'utf8')).map(({cells: [what = '', , look = ''], line}) => ({
      what,
      look,
      line,
    }));
    const problems: Problem[] = [...relied]
      .filter(([what]) => !rows.some((row) => row.what === what))
      .map(([what, [file]]) => ({file: file ?? ledger, message: `relies on ${what}, which ${ledger} does not list; add a row`}));
    for (const {what, look, line} of rows) {
      if (!relied.has(what)) problems.push({file: ledger, line, message: `lists ${what}, which nothing relies on; remove the row`});
      if (!look) problems.push({file: ledger, line, message: `does not say what to look at for ${what}`});
    }
    return problems;
  },
};
