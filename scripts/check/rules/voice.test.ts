import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {voice} from './voice';

const found = (body: string, fields = {}) => voice.run(sandbox({'docs/a.mdx': page(fields, body)}));

test.each([
  'A dot stands for the height; a stand-in is drawn; text is written as it stands; a scene can stand on its own.',
  'There is no key, the file is no longer used and no wider than its frame.',
  'A text layer, a text style and the text of a text field.',
  'Three people in the room. The stroke is painted above all fills.',
  'If it moves, see Masks. For the rest, see Layers; to edit it, see Shapes.',
  'It forwards a prop, and what is written is short. Use `a`, not `b` and not `c`.',
  'The name is `a text stands`.\n\n```sh\necho a text is no label\n```',
])('passes for %s', (body) => {
  expect(found(`${body}\n`)).toEqual([]);
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
  ["## What you don't see the same", 'says "see the same"; say "looks different"'],
  ['Two layers become one text.', 'says "one text"; say "text", "a text layer" or "words"'],
  ['The value `false` says no.', 'says "says no"; say "prevents it" or "turns it off"'],
  ['It hands the prop on.\nThe card hands it on.', 'says "hands it on"; say "passes"'],
  ['The design on the page of React.', 'says "on the page of"; name the page'],
  ['Other stylings.', 'says "stylings"; say "styles" or "ways to style"'],
  ['Send an e-mail.', 'says "e-mail"; say "email"'],
  ['How to mend a file.', 'says "mend"; say "fix"'],
  ['A rule of the style sheet.', 'says "style sheet"; say "stylesheet"'],
  ['Write to us by mail.', 'says "by mail"; say "by email"'],
  ['The padding is 22 px and not 24.', 'says "and not"; say ", not"'],
  ['It is a marker and not a flag.', 'says "and not"; say ", not"'],
  ['It is the other way round.', 'says "other way round"; say "other way around"'],
  ['It points upwards.', 'says "upwards"; leave out the final s'],
  ['The stroke is a border, see Strokes.', 'says ", see"; say "; see"'],
  ['## What is written', 'says "What is written"; say who writes it'],
  ['It does not scroll.', 'says "does not"; contract it'],
  ['It cannot scroll.', 'says "cannot"; contract it'],
])('finds the wording in %s', (body, message) => {
  expect(found(`${body}\n`)).toMatchObject([{file: 'docs/a.mdx', message}]);
});

test('reads fields, alternative texts and sentences with marked words, and names the line', () => {
  const body = 'Fine.\nThe default is **no** label.\n\n<Figure alt="Two texts" />\n';
  expect(found(body, {description: 'A text grows.'})).toMatchObject([{line: 3}, {line: 8}, {line: 10}]);
});

test('legal pages keep the long form, and so do messages that a page quotes', () => {
  expect(found('We do not sell data.\n', {kind: 'legal'})).toEqual([]);
  const quoted = page({}, '"Event handlers cannot be passed", says Next.js.\n');
  expect(voice.run(sandbox({'docs/code/with-nextjs/index.mdx': quoted}))).toEqual([]);
});

test('reads registries and the strings of the site, but no other code', () => {
  const root = sandbox({
    'data/flags.ts': "const flag = widget('list', 'Two texts.');\nexport const term = {en: 'A text stands here.', ko: '글'};\n",
    'src/a.tsx': "translate({id: 'a', message: 'Above all here', description: 'A text'});\nconst other = 'texts';\n",
    'src/a.test.tsx': "translate({id: 'a', message: 'Two texts'});\n",
  });
  expect(voice.run(root)).toMatchObject([
    {file: 'data/flags.ts', line: 1, message: expect.stringContaining('"texts"')},
    {file: 'data/flags.ts', line: 2, message: expect.stringContaining('"stands"')},
    {file: 'data/flags.ts', line: 2, message: expect.stringContaining('"A text"')},
    {file: 'src/a.tsx', line: 1, message: expect.stringContaining('"Above all"')},
  ]);
});

test('leaves archived pages and translations alone', () => {
  const text = page({}, 'A text stands here.\n');
  const files = {'versioned_docs/version-1.0/a.mdx': text, 'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx': text};
  expect(voice.run(sandbox(files))).toEqual([]);
});
