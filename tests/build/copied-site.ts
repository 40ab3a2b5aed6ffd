import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import {docusaurus, root as original} from '@site/scripts/lib/paths';
import {run} from '@site/scripts/lib/run';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import {npm} from './npm';

/** What a site is made of, without its pages. */
const parts = [
  'config',
  'core',
  'data',
  'plugins',
  'scripts',
  'src',
  'static',
  'i18n/glossary.tsv',
  'i18n/ko/code.json',
  'package.json',
  'tsconfig.json',
];

/** A copy that is built once keeps nothing for the next build. */
const built = {
  once: `
    future: {...site.future, faster: {...site.future.faster, rspackPersistentCache: false, mdxCrossCompilerCache: false, ssgWorkerThreads: false}},
  `,
  again: '',
};

/** The real configuration over a handful of pages, which lead to pages that are not there. */
const configuration = (caches: string) => `
import site from './site.config';

const docs = ({versions: _versions, lastVersion: _last, ...options}) => ({...options, showLastUpdateTime: false});

export default {
  ...site,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {...site.markdown, hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  ${caches}
  plugins: [
    ...site.plugins.map((plugin) =>
      Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-docs'
        ? [plugin[0], {...docs(plugin[1]), lastVersion: 'current', versions: {current: {label: 'Next', path: ''}}}]
        : plugin,
    ),
    // The minifier may give other short names to the same code when some of it comes from a cache.
    () => ({name: 'readable', configureWebpack: () => ({optimization: {minimize: false}})}),
  ],
  themeConfig: {
    ...site.themeConfig,
    navbar: {...site.themeConfig.navbar, items: [{type: 'doc', docId: 'intro', label: 'Docs'}, {type: 'docsVersionDropdown'}, {type: 'localeDropdown'}]},
    footer: {...site.themeConfig.footer, links: []},
  },
};
`;

/** A page with the front matter that every page needs. */
export const page = (title: string, body: string) =>
  `---\ntitle: "${title}"\ndescription: "A page of a test."\nkind: reference\n---\n\n${body}\n`;

/** What a page says and where it leads. */
export interface Body {
  readonly text: string;
  readonly links: readonly string[];
  /** Cells, links, items and paragraphs without anything in them. */
  readonly empty: number;
  readonly labs: readonly string[];
  /** What the tabs are called. */
  readonly tabs: readonly string[];
}

const filled = ['td', 'th', 'a', 'li', 'p', 'h3', 'option', 'dd', 'dt'];

const textIn = (node: DefaultTreeAdapterTypes.ChildNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';

function readBody(html: string): Body {
  const links: string[] = [];
  const labs: string[] = [];
  const tabs: string[] = [];
  const texts: string[] = [];
  let empty = 0;
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    if (!('attrs' in node)) return;
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value;
    if (node.tagName === 'a') links.push(attribute('href') ?? '');
    const lab = attribute('data-lab');
    if (lab !== undefined) labs.push(lab);
    if (attribute('role') === 'tab') tabs.push(textIn(node));
    if (filled.includes(node.tagName) && node.childNodes.length === 0) empty += 1;
    node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return {text: texts.join(''), links, empty, labs, tabs};
}

export interface SiteCopy {
  readonly root: string;
  /** Runs a script of package.json, as a contributor would. */
  readonly npm: (script: string, ...args: string[]) => Promise<string>;
  /** Builds one language and returns what the build printed. */
  readonly build: (locale: string) => Promise<string>;
  /** The body of a built page. */
  readonly body: (address: string) => Body;
  /** Every file that a build has written, with a hash of what is in it. */
  readonly files: () => Record<string, string>;
  readonly remove: () => void;
  readonly write: (file: string, text: string) => void;
  readonly edit: (file: string, change: (text: string) => string) => void;
}

/** The packages by reference, in a folder that can have a cache of its own. */
export function linkPackages(root: string): void {
  const from = path.join(original, 'node_modules');
  const to = path.join(root, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
}

/** The site in a folder of its own, with the given pages instead of its own ones. */
export function copySite(pages: Readonly<Record<string, string>>, {cached = false} = {}): SiteCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'designto-copy-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  for (const part of parts) cpSync(path.join(original, part), path.join(root, part), {recursive: true});
  linkPackages(root);
  cpSync(path.join(original, 'docusaurus.config.ts'), path.join(root, 'site.config.ts'));
  write('docusaurus.config.ts', configuration(cached ? built.again : built.once));
  write('sidebars.ts', "export default {docs: [{type: 'autogenerated', dirName: '.'}]};\n");
  for (const [name, body] of Object.entries(pages)) write(`docs/${name}.mdx`, page(path.basename(name), body));
  const env = {NO_COLOR: '1', CI: 'true'};
  return {
    root,
    npm: (script, ...args) => npm(['run', '--silent', script, '--', ...args], root, env),
    build: (locale) =>
      run(docusaurus, ['build', '--locale', locale, '--out-dir', 'build', '--no-minify'], {
        cwd: root,
        env,
        quiet: true,
      }),
    body: (address) => {
      const html = readFileSync(path.join(root, 'build', address, 'index.html'), 'utf8');
      const [, body = ''] = /<div class="theme-doc-markdown markdown">([\s\S]*?)<footer/.exec(html) ?? [];
      return readBody(body);
    },
    files: () =>
      Object.fromEntries(
        ['build', 'build-deploy'].flatMap((folder) =>
          filesBelow(path.join(root, folder)).map((file) => [
            pathFrom(root, file),
            createHash('sha256').update(readFileSync(file)).digest('hex'),
          ]),
        ),
      ),
    remove: () => rmSync(root, {recursive: true, force: true}),
    write,
    edit: (file, change) => {
      const before = readFileSync(path.join(root, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change of ${file} changed nothing.`);
      write(file, after);
    },
  };
}
