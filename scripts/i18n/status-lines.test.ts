import {fingerprint} from '@site/plugins/translations/fingerprint';
import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../lib/sandbox';
import {pairsOf} from './pairs';
import {statusLines} from './status-lines';

test('counts the states of each tree and lists the pages that need work', () => {
  const root = sandbox({
    'docs/current.mdx': page(),
    'docs/missing.mdx': page(),
    'docs/stale.mdx': page(),
    'docs/unstamped.mdx': page(),
    [korean('current.mdx')]: page({translation_of: fingerprint(page())}),
    [korean('orphan.mdx')]: page(),
    [korean('stale.mdx')]: page({translation_of: '000000000000'}),
    [korean('unstamped.mdx')]: page(),
  });
  expect(statusLines(pairsOf(root)).map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'current stale unstamped missing orphan',
    'ko current 1 1 1 1 1',
    '',
    `missing ${korean('missing.mdx')}`,
    `orphan ${korean('orphan.mdx')}`,
    `stale ${korean('stale.mdx')}`,
    `unstamped ${korean('unstamped.mdx')}`,
  ]);
});
