import {expect, it} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {imports} from './imports';

it('lets arrows run one way', async () => {
  const root = sandbox({
    'data/flags.ts': 'export const flags = [];',
    'core/parser.ts': "import {flags} from '../data/flags';\nexport {flags};",
    'plugins/rows.ts': "import {flags} from '../data/flags';\nexport * from './other';",
    'plugins/rows.test.ts': "import {anything} from '@site/src/Tag';",
    'src/Tag/index.tsx': "import clsx from 'clsx';\nimport type {flags} from '@site/data/flags';\nconst lazy = () => import('./body');",
  });
  expect(await imports.run(root)).toEqual([]);
});

it('names an arrow that runs the other way', async () => {
  const root = sandbox({
    'data/flags.ts': "import type {Locale} from '../config/locales';",
    'core/parser.ts': "export {x} from '@site/src/Tag';",
    'plugins/rows.ts': "\nconst lazy = () => import('../src/Tag');",
    'src/Tag.tsx': "import {run} from '@site/scripts/lib/run';",
  });
  expect(await imports.run(root)).toEqual([
    {file: 'data/flags.ts', line: 1, message: 'imports "../config/locales"; data/ may import only from data itself'},
    {file: 'core/parser.ts', line: 1, message: 'imports "@site/src/Tag"; core/ may import only from data and core itself'},
    {
      file: 'plugins/rows.ts',
      line: 2,
      message: 'imports "../src/Tag"; plugins/ may import only from data, core, config and plugins itself',
    },
    {file: 'src/Tag.tsx', line: 1, message: 'imports "@site/scripts/lib/run"; src/ may import only from data, core, config and src itself'},
  ]);
});

it('lets the browser take types from data, and nothing else', async () => {
  const root = sandbox({
    'src/Types.tsx': "import {type Flag, type Stage} from '@site/data/flags';\nexport type {Text} from '@site/data/text';",
    'src/Values.tsx':
      "import {type Flag, flags} from '@site/data/flags';\nimport list from '@site/data/list.json';\nexport {x} from '@site/data/x';",
    'src/Values.test.tsx': "import {flags} from '@site/data/flags';",
  });
  const message = (specifier: string) => `imports values from "@site/data/${specifier}"; src/ takes only types from data/ (import type)`;
  expect(await imports.run(root)).toEqual([
    {file: 'src/Values.tsx', line: 1, message: message('flags')},
    {file: 'src/Values.tsx', line: 2, message: message('list.json')},
    {file: 'src/Values.tsx', line: 3, message: message('x')},
  ]);
});
