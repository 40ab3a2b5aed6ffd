import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import {ledgerRows} from '../lib/ledger';
import type {Problem, Rule} from '../lib/rule';

const folder = 'src/theme';
const ledger = `${folder}/README.md`;
const kinds = ['wrap', 'replace', 'eject'];

/** A component is a folder with an index file, or a file right below `src/theme`. Other files are parts of their component. */
function components(root: string): string[] {
  const names = filesBelow(path.join(root, folder)).flatMap((file) => {
    const relative = pathFrom(path.join(root, folder), file);
    const match = /^(?:(.+)\/index|([^/]+))\.[jt]sx?$/.exec(relative);
    return match?.[1] ?? match?.[2] ?? [];
  });
  return [...new Set(names)];
}

export const themeLedger: Rule = {
  name: 'theme-ledger',
  reason: 'Whoever updates Docusaurus must know which parts of the theme are ours, and why.',
  run(root) {
    const found = existsSync(path.join(root, folder)) ? components(root) : [];
    if (!existsSync(path.join(root, ledger))) {
      return found.length > 0 ? [{file: ledger, message: `is missing; expected a table of ${found.join(', ')}`}] : [];
    }
    const listed = ledgerRows(readFileSync(path.join(root, ledger), 'utf8')).map(({cells: [component = '', how = '', why = ''], line}) => ({
      component,
      how,
      why,
      line,
    }));
    const problems: Problem[] = found
      .filter((component) => !listed.some((entry) => entry.component === component))
      .map((component) => ({file: ledger, message: `does not list ${component}; add a row that says how and why it is overridden`}));
    for (const [index, {component, how, why, line}] of listed.entries()) {
      const problem = (message: string) => problems.push({file: ledger, line, message});
      if (!found.includes(component)) problem(`lists ${component}, which is not in ${folder}; remove the row`);
      if (listed.findIndex((entry) => entry.component === component) < index) problem(`lists ${component} twice; keep one row`);
      if (!kinds.includes(how)) problem(`says "${how}" for ${component}; expected one of ${kinds.join(', ')}`);
      if (!why) problem(`gives no reason for ${component}`);
    }
    return problems;
  },
};
