import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {textFont, textFontScript} from './text-font';

const origin = 'https://designto.example';

/** The address that the script asks for early, if any. */
function early(referrer: string, connection?: Record<string, unknown>): string | undefined {
  const links: {href?: string}[] = [];
  const document = {referrer, createElement: () => ({}), head: {appendChild: (link: {href?: string}) => links.push(link)}};
  vm.runInNewContext(textFontScript('/docs/fonts/inter.woff2'), {document, location: {origin}, navigator: {connection}});
  return links[0]?.href;
}

describe('the text face is asked for early', () => {
  it.each([
    ['from another page of the site', `${origin}/docs/cli`, {effectiveType: '3g', downlink: 0.5}],
    ['from another page of the site, in a browser that says nothing of its connection', `${origin}/docs/`, undefined],
    ['on a fast connection', '', {effectiveType: '4g', downlink: 10, saveData: false}],
  ])('%s', (_, referrer, connection) => {
    expect(early(referrer, connection)).toBe('/docs/fonts/inter.woff2');
  });
});

describe('the text face waits for its turn', () => {
  it.each([
    ['on a first visit with a slow connection', '', {effectiveType: '4g', downlink: 1.6}],
    ['on a first visit with a bad connection', '', {effectiveType: '3g', downlink: 10}],
    ['when the reader saves data', '', {effectiveType: '4g', downlink: 10, saveData: true}],
    ['when nothing is known of the connection', '', undefined],
    ['when the reader comes from another part of the origin', `${origin}/editor`, undefined],
  ])('%s', (_, referrer, connection) => {
    expect(early(referrer, connection)).toBeUndefined();
  });
});

it('the file is there, under the hash of its content', () => {
  expect(textFont()).toMatch(/^\/docs\/fonts\/inter\.[0-9a-f]{8}\.woff2$/);
  expect(() => textFont(__dirname)).toThrow('npm run fonts');
});
