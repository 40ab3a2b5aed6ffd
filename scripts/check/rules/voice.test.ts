import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {voice} from './voice';

const found = (body: string, fields = {}) => voice(0).run(sandbox({'docs/a.mdx': page(fields, body)}));
const clean = {problems: [], notes: []};

test.each([
  'A dot stands for the height; a stand-in is drawn; text is written as it stands; a scene can stand on its own.',
  'There is no key, the file is no longer used and no wider than its frame.',
  'A text layer, a text style and the text of a text field.',
  'Three people in the room. The stroke is painted above all fills.',
  'The name is `a text stands`.\n\n```sh\necho a text is no label\n```',
])('passes for %s', (body) => {
  expect(found(`${body}\n`)).toEqual(clean);
});

test.each([
  ['The size stands on the block.', 'says "stands"; say "is", "goes" or "appears"'],
  ['What stood there.', 'says "stood"; say "is", "goes" or "appears"'],
  ['A value that is no `boolean`.', 'says "is no"; say "is not a"'],
  ['A placeholder is no label.', 'says "is no"; say "is not a"'],
  ['Select a text, then its frame.', 'says "a text"; say "text", "a text layer" or "words"'],
  ['Two texts.', 'says "texts"; say "text", "a text layer" or "words"'],
  ['They belong into the file.', 'says "belong into"; say "belongs in"'],
  ['It keeps the room above.', 'says "the room"; say "the space"'],
  ['## What becomes of what', 'says "What becomes of"; say "what happens to" or "how … maps to …"'],
  ['Above all in Figma.', 'says "Above all"; say "mainly" or "especially"'],
  ['So they want a setting.', 'says "they want"; say "they need"'],
  ['| Default |\n| --- |\n| by framework |', 'says "by framework"; say "depends on the framework"'],
  ['## What you do not see the same', 'says "not see the same"; say "looks different"'],
])('finds the wording in %s', (body, message) => {
  expect(found(`${body}\n`)).toMatchObject([{file: 'docs/a.mdx', message}]);
});

test('reads fields, alternative texts and sentences with marked words, and names the line', () => {
  const body = 'Fine.\nThe default is **no** label.\n\n<Figure alt="Two texts" />\n';
  expect(found(body, {description: 'A text grows.'})).toMatchObject([{line: 3}, {line: 8}, {line: 10}]);
});

test('leaves archived pages and translations alone', () => {
  const text = page({}, 'A text stands here.\n');
  const files = {'versioned_docs/version-1.0/a.mdx': text, 'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx': text};
  expect(voice(0).run(sandbox(files))).toEqual(clean);
});

test('counts what is left to mend, up to the limit', () => {
  const root = sandbox({'docs/a.mdx': page({}, 'A text stands here.\n')});
  expect(voice(2).run(root)).toEqual({problems: [], notes: ['2 wordings on 1 pages to mend, at most 2']});
  expect(voice(1).run(root)).toHaveLength(2);
});
