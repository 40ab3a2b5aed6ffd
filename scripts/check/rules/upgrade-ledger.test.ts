import {expect, it} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {upgradeLedger} from './upgrade-ledger';

const css = ".a [class*='docMainContainer'] {}\n";
const table = (...rows: string[]) => `| what | where | look at |\n| --- | --- | --- |\n${rows.join('\n')}\n`;

it('accepts what the ledger lists', async () => {
  const root = sandbox({
    'src/css/page.css': css,
    'plugins/code/index.ts': "const a = {alias: {'prism-react-renderer$': 'x'}};",
    'src/theme/Error/index.tsx': "import {a} from '@docusaurus/core/lib/client/routeContext';",
    'src/theme/UPGRADES.md': table(
      "| `[class*='docMainContainer']` | page.css | the page |",
      '| `alias prism-react-renderer` | code | scripts |',
      '| `@docusaurus/core/lib/client/routeContext` | Error | a crash |',
    ),
  });
  expect(await upgradeLedger.run(root)).toEqual([]);
});

it('names what is missing, gone or without advice', async () => {
  const root = sandbox({'src/css/page.css': css, 'src/theme/UPGRADES.md': table('| `alias gone` | x | y |', "| `[class*='old']` | x | |")});
  expect(await upgradeLedger.run(root)).toEqual([
    {file: 'src/css/page.css', message: "relies on [class*='docMainContainer'], which src/theme/UPGRADES.md does not list; add a row"},
    {file: 'src/theme/UPGRADES.md', line: 3, message: 'lists alias gone, which nothing relies on; remove the row'},
    {file: 'src/theme/UPGRADES.md', line: 4, message: "lists [class*='old'], which nothing relies on; remove the row"},
    {file: 'src/theme/UPGRADES.md', line: 4, message: "does not say what to look at for [class*='old']"},
  ]);
});
