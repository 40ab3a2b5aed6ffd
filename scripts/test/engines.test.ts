import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findMiniBrowser} from './engines';

it("finds WebKit's browser in the folder of any processor", () => {
  const libraries = mkdtempSync(path.join(tmpdir(), 'libraries-'));
  expect(findMiniBrowser(libraries)).toBeUndefined();
  const folder = path.join(libraries, 'riscv64-linux-gnu/webkit2gtk-4.1');
  mkdirSync(folder, {recursive: true});
  expect(findMiniBrowser(libraries)).toBeUndefined();
  writeFileSync(path.join(folder, 'MiniBrowser'), '');
  expect(findMiniBrowser(libraries)).toBe(path.join(folder, 'MiniBrowser'));
});
