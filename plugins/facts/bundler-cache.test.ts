import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {withFactsInCache} from './bundler-cache';

it('throws away what the bundler kept when a fact, a plugin or the glossary changes, and not otherwise', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(site, {recursive: true, force: true}));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    writeFileSync(path.join(site, name), content);
  };
  const version = () => withFactsInCache({experiments: {cache: {version: 'v'}}}, site).experiments?.cache?.version;
  write('data/flags.ts', 'one');
  write('docs/a.mdx', 'one');
  const first = version();
  expect(first).toMatch(/^v-[0-9a-f]{16}$/);
  write('docs/a.mdx', 'two');
  expect(version()).toBe(first);
  const seen = [first];
  for (const name of ['data/flags.ts', 'plugins/code/theme.ts', 'i18n/glossary.tsv', 'versioned_data/version-2.0/flags.json']) {
    write(name, 'two');
    expect(seen).not.toContain(version());
    seen.push(version());
  }
});

it('leaves a bundler without a cache alone', () => {
  expect(withFactsInCache({}, '/nowhere')).toEqual({});
});
