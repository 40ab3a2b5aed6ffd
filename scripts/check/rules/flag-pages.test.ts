import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {checkFlagPages, type Registry} from './flag-pages';

const registry: Registry = [
  {name: '--id', related: ['--class']},
  {name: '--class', related: ['--id']},
];
const file = (name: string) => `docs/@designto-code/flags/${name}.mdx`;
const flagPage = (name: string, body = `<FlagHeader flag="${name}" />\n`) => page({title: name, kind: 'flag'}, body);
const good = {[file('--id')]: flagPage('--id'), [file('--class')]: flagPage('--class'), [file('index')]: page()};
const run = (files: Record<string, string> = {}, flags = registry) => checkFlagPages(sandbox({...good, ...files}), flags);
const layers = (...lines: string[]) => page({}, `\`\`\`layers\n${lines.join('\n')}\n\`\`\`\n`);

test('passes when each flag has its page and each page its flag', () => {
  expect(run({'docs/a.mdx': layers('Card 10x10 --maxwidth=320 --as=button', '  Title "Now --off" ----h1 ---mine=1 //@ignore')})).toEqual(
    [],
  );
});

test('finds a flag without a page, and a page without a flag', () => {
  expect(run({}, [...registry, {name: '--gone', related: []}])).toEqual([
    {file: file('--gone'), message: 'is missing; data/flags/index.ts has the flag --gone'},
  ]);
  expect(run({[file('--stray')]: flagPage('--stray')})).toEqual([
    {file: file('--stray'), message: 'documents --stray, which data/flags/index.ts does not have'},
  ]);
});

test('finds a related flag that does not exist', () => {
  expect(run({}, [{name: '--id', related: ['--klass']}, ...registry.slice(1)])).toEqual([
    {file: 'data/flags/index.ts', message: 'relates --id to --klass, which it does not have'},
  ]);
});

test('finds another title', () => {
  expect(run({[file('--id')]: page({title: 'Id'}, '<FlagHeader flag="--id" />\n')})).toEqual([
    {file: file('--id'), line: 2, message: 'has the title "Id"; expected "--id"'},
  ]);
});

test('finds a header that is missing, doubled, or of another flag', () => {
  expect(run({[file('--id')]: flagPage('--id', 'Text.\n')})).toMatchObject([{message: expect.stringContaining('has 0 <FlagHeader> tags')}]);
  const twice = '<FlagHeader flag="--id" />\n\n<FlagHeader flag="--id" />\n';
  expect(run({[file('--id')]: flagPage('--id', twice)})).toMatchObject([{line: 9, message: expect.stringContaining('has 2')}]);
  expect(run({[file('--id')]: flagPage('--id', '<FlagHeader flag="--class" />\n')})).toEqual([
    {file: file('--id'), line: 7, message: 'shows <FlagHeader> of "--class"; expected "--id"'},
  ]);
});

test('finds unknown flags in layers fences, also disabled ones, with their line', () => {
  expect(run({'docs/a.mdx': layers('Card auto=row --max-widht=3', '  Art 8x8 ----artwrok')})).toEqual([
    {
      file: 'docs/a.mdx',
      line: 8,
      message: 'writes "--max-widht=3" in a layers fence; data/flags/index.ts has no such flag; the nearest is --max-width',
    },
    {
      file: 'docs/a.mdx',
      line: 9,
      message: 'writes "----artwrok" in a layers fence; data/flags/index.ts has no such flag; the nearest is --artwork',
    },
  ]);
  expect(run({[korean('a.mdx')]: layers('카드 --zebra-crossing')})).toMatchObject([
    {file: korean('a.mdx'), message: 'writes "--zebra-crossing" in a layers fence; data/flags/index.ts has no such flag'},
  ]);
});

test('finds values that the flag does not accept, and leaves hints alone', () => {
  expect(run({'docs/a.mdx': layers('Card --max-width=wide')})).toMatchObject([{message: expect.stringContaining('invalid-value')}]);
  expect(run({'docs/a.mdx': layers('Card --id=hero class=wide')})).toEqual([]);
});

test('leaves archived versions to the flags of their time', () => {
  expect(run({'versioned_docs/version-1.0/a.mdx': layers('Card --old-flag')})).toEqual([]);
});
