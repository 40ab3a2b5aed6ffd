import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const reader = path.join(__dirname, 'typescript.cjs');
let folder = '';

/** What Node prints that runs this in a site of these files. */
function printed(files: Record<string, string>, code: string): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const setup = `const {requireFresh} = require(${JSON.stringify(reader)}); const at = (name) => require('node:path').resolve(name);`;
  const {stdout, stderr} = spawnSync(process.execPath, ['-e', `${setup}${code}`], {cwd: folder, encoding: 'utf8'});
  return stdout + stderr;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'designto-typescript-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const site = {
  'config/name.ts': "export const name: string = 'one';",
  'site.ts': "import {name} from './config/name';\nimport {parse} from 'parse5';\nexport default [name, typeof parse];",
  // A package that Node can read as a module only.
  'node_modules/parse5/package.json': '{"type": "module", "exports": "./index.js"}',
  'node_modules/parse5/index.js': 'export function parse() {}',
};

it('reads TypeScript, what it imports, and packages', () => {
  expect(printed(site, "console.log(requireFresh(at('site.ts')).default.join())")).toBe('one,function\n');
});

it('reads again what has changed, also in a file that is imported', () => {
  const change = `
    requireFresh(at('site.ts'));
    const {utimesSync, writeFileSync} = require('node:fs');
    writeFileSync('config/name.ts', "export const name: string = 'another';");
    utimesSync('config/name.ts', 1, 1);
    console.log(requireFresh(at('site.ts')).default.join());
  `;
  expect(printed(site, change)).toBe('another,function\n');
});

it('names the file and the line of a mistake', () => {
  const broken = {...site, 'config/name.ts': "export const name = 'one';\nexport const = 2;"};
  expect(printed(broken, "requireFresh(at('site.ts'))")).toMatch(/config\/name\.ts:2:13: ERROR: Expected identifier/);
  const thrown = {...site, 'config/name.ts': 'interface Long {\n  a: string;\n}\n\nexport const name = (null as unknown as Long).a;'};
  expect(printed(thrown, "requireFresh(at('site.ts'))")).toMatch(/config[\\/]name\.ts:5:/);
});
