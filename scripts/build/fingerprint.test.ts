import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint} from '@site/plugins/translations/fingerprint';
import {expect, it} from 'vitest';
import {korean, page, sandbox} from '../lib/sandbox';
import {fingerprints} from './fingerprint';

const source = page({}, 'One.\n');

function repository() {
  const root = sandbox({
    'docs/translated.mdx': source,
    'docs/behind.mdx': page({}, 'Newer.\n'),
    'docs/english-only.mdx': page(),
    'docs/_parts/part.mdx': 'Part.',
    'core/address.ts': 'code',
    [korean('translated.mdx')]: page({translation_of: fingerprint(source)}),
    [korean('behind.mdx')]: page({translation_of: '000000000000'}),
  });
  /** The languages that a change of a file concerns, and whether it is more than pages. */
  const concerned = (file: string, content: string) => {
    const before = fingerprints(root);
    writeFileSync(path.join(root, file), content);
    const after = fingerprints(root);
    return (['en', 'ko', 'shared'] as const).filter((name) => before[name] !== after[name]);
  };
  return {concerned};
}

it('a change in a page concerns the languages that show it', () => {
  const {concerned} = repository();
  expect(concerned(korean('translated.mdx'), page({translation_of: fingerprint(source)}, '둘.\n'))).toEqual(['ko']);
  expect(concerned('docs/behind.mdx', page({}, 'Newer still.\n'))).toEqual(['en']);
  // Shown in Korean as well, for want of a translation, or as a part of any page.
  expect(concerned('docs/english-only.mdx', page({}, 'Two.\n'))).toEqual(['en', 'ko']);
  expect(concerned('docs/_parts/part.mdx', 'Other part.')).toEqual(['en', 'ko']);
  expect(concerned('core/address.ts', 'other code')).toEqual(['en', 'ko', 'shared']);
});

it('a translation that falls behind is built once, to say so', () => {
  const {concerned} = repository();
  expect(concerned('docs/translated.mdx', page({}, 'Two.\n'))).toEqual(['en', 'ko']);
  expect(concerned('docs/translated.mdx', page({}, 'Three.\n'))).toEqual(['en']);
});
