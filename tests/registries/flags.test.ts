import {readdirSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {flagNamed, flagOfKey, flags, valueKinds} from '@site/data/flags';
import {isTargetId} from '@site/data/targets';
import {describe, expect, it} from 'vitest';

const pages = readdirSync(path.resolve(__dirname, '../../docs', brand.scope, 'flags'))
  .filter((file) => file !== 'index.mdx')
  .map((file) => path.basename(file, '.mdx'));

describe('the flag registry', () => {
  it('names exactly the flags that have a page', () => {
    expect(flags.map(({name}) => name).sort()).toEqual(pages.sort());
  });

  it('gives no key, helper or reserved spelling to two flags', () => {
    const keys = flags.flatMap((flag) => [...flag.keys, ...(flag.helpers ?? []), ...(flag.reserved ?? [])]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('accepts the name of each flag as one of its keys', () => {
    expect(flags.filter(({name, keys}) => !keys.includes(name))).toEqual([]);
  });

  it('relates each flag to others that exist, each once', () => {
    for (const {name, related} of flags) {
      expect(related.length, name).toBeGreaterThan(0);
      expect(related, name).not.toContain(name);
      expect(new Set(related).size, name).toBe(related.length);
      expect(
        related.filter((other) => !flagNamed(other)),
        name,
      ).toEqual([]);
    }
  });

  it('says each meaning in both languages, as sentences', () => {
    for (const {name, meaning, value} of flags) {
      expect(meaning.en, name).toMatch(/^[A-Z].+\.$/);
      expect(meaning.ko, name).toMatch(/[가-힣].*니다\.$/);
      if (value.what) expect(value.what.ko, name).toMatch(/[가-힣]/);
    }
  });

  it('describes values without contradiction', () => {
    for (const {name, value, targets} of flags) {
      expect(
        value.kinds.filter((kind) => !valueKinds.includes(kind)),
        name,
      ).toEqual([]);
      expect(Boolean(value.allowed), name).toBe(value.kinds.includes('enum'));
      if (value.required) expect(value.bare, name).toBeUndefined();
      expect(targets.length, name).toBeGreaterThan(0);
      expect(
        targets.filter((id) => !isTargetId(id)),
        name,
      ).toEqual([]);
      expect(new Set(targets).size, name).toBe(targets.length);
    }
  });

  it('finds a flag by any key in any case', () => {
    expect(flagOfKey('--H1')?.name).toBe('--as-h1');
    expect(flagOfKey('--as=Button')?.name).toBe('--as-button');
    expect(flagOfKey('--as=wrap')).toBeUndefined();
  });
});
