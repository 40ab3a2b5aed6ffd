import {describe, expect, it} from 'vitest';
import {shorterQueries} from '../Modal/shorter-queries';
import {queryOfPath} from '../NearestPages/query';
import {hrefOf, isOwnRoute} from './addresses';
import {failureOf} from './failure';
import {missingResultsUrl} from './missing-results';
import {cut} from './selected-text';

const bases = ['/docs/', '/docs/ko/'];

describe('cut', () => {
  it('gives at most 64 units and no half of a pair', () => {
    expect(cut('a'.repeat(70), 64)).toHaveLength(64);
    expect(cut(`${'a'.repeat(63)}😀`, 64)).toBe('a'.repeat(63));
    expect(cut('short', 64)).toBe('short');
  });
});

describe('hrefOf', () => {
  it('leads to this site where the published site would, and elsewhere to where it says', () => {
    expect(hrefOf('https://designto.example/docs/ko/a?b#c', bases)).toBe('/docs/ko/a?b#c');
    expect(hrefOf('https://other.example/blog/', bases)).toBe('https://other.example/blog/');
  });

  it('knows which language a page belongs to', () => {
    expect(isOwnRoute('/docs/a', '/docs/', bases)).toBe(true);
    expect(isOwnRoute('/docs/ko/a', '/docs/', bases)).toBe(false);
    expect(isOwnRoute('https://other.example/', '/docs/', bases)).toBe(false);
  });
});

describe('queryOfPath', () => {
  it.each([
    ['/docs/concepts/layouts/auto-layout.html', 'layouts auto layout'],
    ['/docs/1.0/flags/--as-button', 'flags as button'],
    ['/docs/%EC%BB%B4%ED%8F%AC%EB%84%8C%ED%8A%B8/', '컴포넌트'],
    ['/docs/%E0%A4%A', 'E0 A4 A'],
    ['/docs/', ''],
  ])('takes the words out of %s', (path, query) => {
    expect(queryOfPath(path, '/docs/')).toBe(query);
  });
});

describe('shorterQueries', () => {
  it('tries the longest words, then the beginning', () => {
    expect(shorterQueries('layuot of constraints')).toEqual(['constraints', 'layuot', 'layuot of const', 'layuot of']);
    expect(shorterQueries('a')).toEqual([]);
  });
});

describe('missingResultsUrl', () => {
  it('is the new-issue page with the query filled in', () => {
    const url = new URL(missingResultsUrl('a & "b" \ud800', 'ko'));
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toBe('Search finds nothing for "a & "b" \ufffd"');
    expect(url.searchParams.get('body')).toContain('Language: ko');
  });
});

describe('failureOf', () => {
  const unreachable = (content: string) =>
    Object.assign(new Error('Unreachable hosts - … https://alg.li/support-unreachable-hosts'), {
      name: 'RetryError',
      stackTrace: [{response: {content}}],
    });

  it('gives what the embedded search said, and never the support page of a service it does not use', () => {
    const missing = unreachable('{"message":"There is no search index at /x. Build one with: npm run build"}');
    expect(failureOf(missing, 'embedded')).toEqual({
      kind: 'unreachable',
      details: 'There is no search index at /x. Build one with: npm run build',
    });
    expect(failureOf(unreachable('Socket timeout'), 'embedded').details).toBe(
      'The search worker of this site did not answer: Socket timeout.',
    );
    expect(failureOf(unreachable(''), 'embedded').details).toBe('The search worker of this site did not answer.');
  });

  it('gives the message of the library where a hosted service cannot be reached', () => {
    expect(failureOf(unreachable('Socket timeout'), 'hosted')).toEqual({
      kind: 'unreachable',
      details: 'Unreachable hosts - … https://alg.li/support-unreachable-hosts',
    });
  });

  it('tells a refusal from hosts that cannot be reached', () => {
    expect(failureOf(Object.assign(new Error('Invalid key'), {name: 'ApiError', status: 403}), 'hosted')).toEqual({
      kind: 'refused',
      details: 'Invalid key · HTTP 403',
    });
    expect(failureOf('odd', 'embedded')).toEqual({kind: 'refused', details: 'odd'});
  });
});
