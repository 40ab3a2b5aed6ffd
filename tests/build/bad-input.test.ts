import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {docusaurus, root} from '@site/scripts/lib/paths';
import {describe, expect, it} from 'vitest';

type Outcome = {code: number | null; output: string};

/** Builds the shell site with one thing wrong. */
function build(mistake: string, {ci = true, locale = 'en'} = {}): Promise<Outcome> {
  const out = mkdtempSync(path.join(tmpdir(), 'designto-bad-'));
  const generated = path.join('.cache/bad-input', mistake.replaceAll(' ', '-'));
  const folders = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated, MADE_BEFORE_FOLDER: '.cache/bad-input/made'};
  const env = {...process.env, ...folders, BAD_INPUT: mistake, CI: ci ? 'true' : '', NO_COLOR: '1'};
  return new Promise((resolve) => {
    const child = spawn(
      docusaurus,
      ['build', '--config', 'tests/build/site.config.ts', '--locale', locale, '--out-dir', out, '--no-minify'],
      {cwd: root, env},
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      rmSync(out, {recursive: true, force: true});
      resolve({code, output: stripVTControlCharacters(output)});
    });
  });
}

describe.concurrent('a mistake stops the build with a message that names it and what exists', () => {
  it.each([
    ['unknown navbar item type', [/Bad navbar item type foo/]],
    ['docSidebar without target', [/"navbar\.items\[0\]\.sidebarId" is required/]],
    ['docSidebar with unknown id', [/"nope"/, /tutorialSidebar/]],
    ['navbar doc id that does not exist', [/"nope"/, /intro/, /section\/one/]],
    ['sidebar doc id that does not exist', [/no\/such\/doc/, /Available document ids/, /section\/one/]],
    [
      'bad front matter',
      [
        /tests\/build\/bad\/front-matter\/docs\/intro\.mdx/,
        /kind: .*"essay"/,
        /description: /,
        /author: /,
        /Known fields: title, description, kind/,
      ],
    ],
    ['broken link', [/no\/such\/page/]],
    ['docs feature without its plugin', [/docusaurus-plugin-content-docs/]],
    ['page without default export', [/page component at \/docs\/bad doesn't have a default export/]],
  ])('%s', async (mistake, messages) => {
    const {code, output} = await build(mistake as string);
    expect(code, output).not.toBe(0);
    for (const message of messages as RegExp[]) expect(output).toMatch(message);
  });

  it('unknown locale', async () => {
    const {code, output} = await build('broken link', {locale: 'fr'});
    expect(code).not.toBe(0);
    expect(output).toMatch(/Unknown locale "fr"\. config\/locales\.ts knows: en, ko\./);
  });
});

it("a broken link only warns in an owner's local build", async () => {
  const {code, output} = await build('broken link', {ci: false});
  expect(code, output).toBe(0);
  expect(output).toMatch(/WARNING[\s\S]*no\/such\/page/);
});
