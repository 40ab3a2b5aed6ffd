import {expect, test} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {themeLedger} from './theme-ledger';

const ledger = (...rows: string[]) => ['| component | how | why |', '| --- | --- | --- |', ...rows].join('\n');

const components = {
  'src/theme/Error/index.tsx': '',
  'src/theme/Error/helper.tsx': '',
  'src/theme/DocItem/Metadata/index.tsx': '',
  'src/theme/MDXComponents.ts': '',
};

test('passes when the table lists exactly the components', () => {
  const rows = ['| `DocItem/Metadata` | wrap | A. |', '| `Error` | replace | B. |', '| `MDXComponents` | wrap | C. |'];
  expect(themeLedger.run(sandbox({...components, 'src/theme/README.md': ledger(...rows)}))).toEqual([]);
});

test('finds missing, left-over, repeated and unexplained rows', () => {
  const rows = ['| `Error` | patch | B. |', '| `Error` | wrap | |', '| `Gone` | eject | D. |', '| `MDXComponents` | wrap | C. |'];
  expect(themeLedger.run(sandbox({...components, 'src/theme/README.md': ledger(...rows)}))).toMatchObject([
    {message: expect.stringContaining('does not list DocItem/Metadata')},
    {line: 3, message: 'says "patch" for Error; expected one of wrap, replace, eject'},
    {line: 4, message: 'lists Error twice; keep one row'},
    {line: 4, message: 'gives no reason for Error'},
    {line: 5, message: expect.stringContaining('lists Gone, which is not in src/theme')},
  ]);
});

test('asks for the table when there is none', () => {
  expect(themeLedger.run(sandbox(components))).toMatchObject([{message: expect.stringContaining('is missing')}]);
});
