import {fingerprint} from '@site/plugins/translations/fingerprint';
import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {translations} from './translations';

const english = page({}, '## One {/* #one */}\n\n[b](./b.mdx) [c](./c.mdx)\n');
const fields = {title: '제목', description: '문장입니다.', translation_of: fingerprint(english)};
const translated = page(fields, '## 하나 {/* #one */}\n\n[다](./c.mdx) [나](./b.mdx)\n');

test('passes for a translation with the same parts, links in any order', () => {
  expect(translations.run(sandbox({'docs/a.mdx': english, [korean('a.mdx')]: translated}))).toEqual({problems: [], notes: []});
});

test('a page that is behind is a note, whatever its parts', () => {
  const root = sandbox({'docs/a.mdx': `${english}\n## Two {/* #two */}\n`, [korean('a.mdx')]: translated});
  expect(translations.run(root)).toEqual({problems: [], notes: ['1 page is behind the English; see npm run i18n:status']});
});

test('a page that is not translated yet is a note', () => {
  const root = sandbox({'docs/a.mdx': english, 'docs/b.mdx': english, [korean('b.mdx')]: translated});
  expect(translations.run(root)).toEqual({problems: [], notes: ['1 page is not translated yet; see npm run i18n:status']});
});

test('finds orphan and unstamped pages', () => {
  const root = sandbox({
    'docs/b.mdx': english,
    [korean('b.mdx')]: page({title: '제목', description: '문장.'}),
    [korean('c.mdx')]: translated,
  });
  expect(translations.run(root)).toMatchObject({
    problems: [
      {file: korean('b.mdx'), message: expect.stringContaining('npm run i18n:stamp -- b.mdx')},
      {file: korean('c.mdx'), message: expect.stringContaining('does not exist')},
    ],
  });
});

test('finds other parts in a current translation', () => {
  const root = sandbox({'docs/a.mdx': english, [korean('a.mdx')]: page(fields, '## 하나 {/* #eins */}\n\n[나](./b.mdx)\n')});
  expect(translations.run(root)).toMatchObject({
    problems: [
      {message: 'differs from docs/a.mdx in heading ids: without one and with eins in addition'},
      {message: 'differs from docs/a.mdx in link targets: without ./c.mdx'},
    ],
  });
});

test('finds titles and descriptions without Hangul, except the names of flags and targets', () => {
  const flag = page({title: '--as-p', kind: 'flag'});
  const root = sandbox({
    'docs/a.mdx': english,
    'docs/flag.mdx': flag,
    [korean('a.mdx')]: page({...fields, title: 'Title', description: 'A sentence.'}, translated.split('---\n\n')[1]),
    [korean('flag.mdx')]: page({title: '--as-p', kind: 'flag', description: '문장.', translation_of: fingerprint(flag)}),
  });
  expect(translations.run(root)).toMatchObject({
    problems: [
      {file: korean('a.mdx'), line: 2, message: expect.stringContaining('title without Hangul')},
      {file: korean('a.mdx'), line: 3, message: expect.stringContaining('description without Hangul')},
    ],
  });
});

test('the page that is in one language everywhere is not compared', () => {
  const file = 'platform/west/referral.mdx';
  expect(translations.run(sandbox({[`docs/${file}`]: english, [korean(file)]: page()}))).toEqual({problems: [], notes: []});
});
