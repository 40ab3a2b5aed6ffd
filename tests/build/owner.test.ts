import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {brand} from '@site/config/brand';
import {bin, root as original} from '@site/scripts/lib/paths';
import {run} from '@site/scripts/lib/run';
import {ensureChromium, findChromium} from '@site/scripts/test/chromium';
import {beforeAll, expect, it, onTestFinished} from 'vitest';
import {siteCopy} from './site-copy';

type Edit = (file: string, change: (text: string) => string) => void;

// Put together here: a name that is a word of some file already is refused.
const name = ['Acme', 'Forge'].join(' ');
const command = ['acme', 'forge'].join('-');

const site = 'https://docs.acme.test';
const news = 'Version 3 is here. <a href="{base}together/support">Ask us about it</a>.';

/** What the README says under "Make it yours", but for the names. */
function makeItYours(edit: Edit): void {
  edit('config/brand.ts', (text) =>
    text
      .replace(/siteUrl: '[^']*'/, `siteUrl: '${site}'`)
      .replace(/productUrl: '[^']*'/, "productUrl: 'https://acme.test/'")
      .replace(/signInUrl: '[^']*'/, "signInUrl: 'https://acme.test/signin'")
      .replace(/repositoryUrl: '[^']*'/, "repositoryUrl: 'https://code.acme.test/docs'")
      .replace(/supportEmail: '[^']*'/, "supportEmail: 'help@acme.test'")
      .replace(/company: '[^']*'/, "company: 'Acme Works Ltd.'")
      .replace(/colorSwitch: \w+/, 'colorSwitch: true'),
  );
  edit('config/announcement.ts', (text) =>
    text.replace(
      /Announcement \| null = \{[\s\S]*?\n\};/,
      `Announcement | null = {id: 'v3', content: {en: '${news}'}, isCloseable: true};`,
    ),
  );
  edit('config/assistants.ts', (text) =>
    text.replace('Assistant[] = []', "Assistant[] = [{name: 'Helper', url: 'https://helper.test/new?q={question}'}]"),
  );
  edit('src/css/tokens.css', (text) => text.replace(/--plot-600: #[\da-f]{6}/, '--plot-600: #7a1fa2'));
}

beforeAll(ensureChromium);

it('an owner’s copy with other names, addresses, switch, announcement and accent passes its checks and unit tests', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  const left = ['node_modules', 'build', 'build-deploy', '.git', '.cache', '.docusaurus', 'test-results'];
  cpSync(original, root, {recursive: true, filter: (file) => !left.includes(path.relative(original, file))});
  symlinkSync(path.join(original, 'node_modules'), path.join(root, 'node_modules'));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const script = (file: string, ...args: string[]) =>
    run(bin('tsx'), [path.join(root, file), ...args], {
      cwd: root,
      env: {NO_COLOR: '1', TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json')},
      quiet: true,
    });

  // Without --yes nothing is written.
  const shown = await script('scripts/rename.ts', name, command);
  expect(shown).toContain('Nothing has been written');
  expect(read('config/brand.ts')).toContain("name: 'Designto'");
  const card = statSync(path.join(root, 'static/img/social-card.png')).mtimeMs;
  await script('scripts/rename.ts', name, command, '--yes');
  expect(read('docs/intro.mdx')).not.toMatch(/designto(?!-code)/i);
  expect(statSync(path.join(root, 'static/img/social-card.png')).mtimeMs).toBeGreaterThan(card);
  makeItYours((file, change) => {
    const text = read(file);
    expect(change(text), file).not.toBe(text);
    writeFileSync(path.join(root, file), change(text));
  });

  const rules = [
    'config-addresses',
    'front-matter',
    'readers-words',
    'translations',
    'particles',
    'one-answer',
    'links-relative',
    'flag-pages',
  ];
  await script('scripts/check/index.ts', ...rules);
  const tests = [
    'config/',
    'core/cli',
    'tests/registries/cli',
    'tests/registries/storage',
    'tests/targets/setups',
    'src/components/vocabulary',
  ];
  await run(bin('vitest'), ['run', '--project', 'unit', ...tests], {cwd: root, env: {NO_COLOR: '1'}, quiet: true});
}, 600_000);

/** Answers every request for the site from a folder, as a server would. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route(`${site}/**`, (route) => {
    const file = path.join(folder, decodeURI(new URL(route.request().url()).pathname).replace(/^\/docs/, ''));
    const found = [file, path.join(file, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
    return found ? route.fulfill({path: found}) : route.fulfill({status: 404});
  });
}

it('a site with the owner’s addresses, switch, announcement, assistant and accent shows them', async () => {
  const copy = siteCopy({
    intro: 'Text.',
    'together/support': 'Text.',
    'flags/index': 'Text.',
    [`${brand.scope}/flags/--width`]: '<FlagHeader flag="--width" />',
    guide: 'Read [on](./intro.mdx).',
  });
  makeItYours(copy.edit);
  copy.edit('config/brand.ts', (text) => text.replace(/name: '[^']*'/, `name: '${name}'`));
  await copy.build('en');

  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  onTestFinished(() => browser.close());
  const page = await browser.newPage({colorScheme: 'light'});
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  await serve(page, path.join(copy.root, 'build'));
  await page.goto(`${site}/docs/guide`);

  expect(await page.title()).toBe(`guide | ${name}`);
  expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toBe(`${site}/docs/guide`);
  expect(await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href')).toBe(
    'https://code.acme.test/docs/edit/main/docs/guide.mdx',
  );
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link', {name}).getAttribute('href')).toBe('https://acme.test/');
  expect(await footer.textContent()).toContain('Acme Works Ltd.');

  const link = page.getByRole('main').getByRole('link', {name: 'on', exact: true});
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(122, 31, 162)');

  const asking = new URL((await page.getByRole('link', {name: 'Ask Helper about this page'}).getAttribute('href')) ?? '');
  expect(asking.origin + asking.pathname).toBe('https://helper.test/new');
  expect(asking.searchParams.get('q')).toBe(`Read ${site}/docs/guide.md and answer my questions about it.`);

  const chosen = () => page.locator('html').getAttribute('data-theme-choice');
  const before = await chosen();
  await page
    .getByRole('button', {name: /between dark and light mode/})
    .first()
    .click();
  await page.waitForFunction((old) => document.documentElement.dataset.themeChoice !== old, before);

  await page.getByRole('link', {name: 'Ask us about it'}).click();
  await page.waitForURL(`${site}/docs/together/support`);
  expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('support');
  expect(messages).toEqual([]);
}, 300_000);
