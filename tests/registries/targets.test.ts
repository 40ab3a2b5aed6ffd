import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {targetName} from '@site/core/facts/targets';
import {targetOf, targets} from '@site/data/targets';
import {expect, it} from 'vitest';

it('has the targets that have a page, no more and no fewer', () => {
  const pages = readdirSync(path.resolve(__dirname, '../../docs/code')).filter((name) => name.startsWith('with-'));
  expect(targets.map(({id}) => `with-${id}`).sort()).toEqual(pages.sort());
});

it('names the known targets when asked for an unknown one', () => {
  expect(() => targetOf('angular')).toThrow(/Unknown target "angular".*react-native/);
});

it.each(targets.filter(({minimum}) => minimum))('the page of $id names the oldest version that will do', ({id, name, minimum}) => {
  const page = readFileSync(path.resolve(__dirname, `../../docs/code/with-${id}/index.mdx`), 'utf8');
  // Either the version itself, or the one before it among what is not supported.
  const before = `${Number.parseInt(minimum ?? '', 10) - 1}`;
  const named = [`${name} ${minimum} or newer`, `Version ${before} and older`, `${name} ${before}.`, `and ${before}:`];
  expect(
    named.some((words) => page.includes(words)),
    named.join(' | '),
  ).toBe(true);
});

it('calls a target in Korean what its Korean page is called', () => {
  const pages = path.resolve(__dirname, '../../i18n/ko/docusaurus-plugin-content-docs/current/code');
  const pageOf = (id: string) => path.join(pages, `with-${id}/index.mdx`);
  // A page may wait for its translation.
  const translated = targets.filter(({id}) => existsSync(pageOf(id)));
  const titles = translated.map((target) => {
    const title = /^title: "(.+)"$/m.exec(readFileSync(pageOf(target.id), 'utf8'))?.[1] ?? '';
    // Titles in Latin letters may be longer than the name: Motion (Framer Motion).
    return [target.id, /\p{Script=Hangul}/u.test(title) ? title : target.name];
  });
  expect(translated.map((target) => [target.id, targetName(target, 'ko')])).toEqual(titles);
});
