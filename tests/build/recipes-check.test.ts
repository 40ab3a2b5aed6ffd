import {appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bin, root as original} from '@site/scripts/lib/paths';
import {run} from '@site/scripts/lib/run';
import ts from 'typescript';
import {expect, it, onTestFinished} from 'vitest';

const left = ['node_modules', 'build', '.git', '.cache', '.docusaurus'];

/** The whole site with all its pages, but for what is installed and built. */
function copy(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'designto-recipes-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  cpSync(original, root, {recursive: true, filter: (file) => !left.includes(path.relative(original, file))});
  symlinkSync(path.join(original, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

const page = (title: string, kind: string, body: string) =>
  `---\ntitle: "${title}"\ndescription: "What ${title} is for."\nkind: ${kind}\n---\n\n${body}\n`;

it('npm run check asks for nothing beyond what the recipes for a page, a flag and a target say', async () => {
  const root = copy();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text, file).toContain(from);
    write(file, text.replace(from, to));
  };

  write('docs/cli/recipes.mdx', page('Recipes', 'howto', 'A page.'));
  edit(
    'data/flags/sizing.ts',
    'FlagFacts[] = [',
    "$&{name: '--brand-new', keys: ['--brand-new'], value: bool, stage: 'draft', meaning: {en: 'Is new.'}, targets: all, related: []},",
  );
  write('docs/@designto-code/flags/--brand-new.mdx', page('--brand-new', 'flag', '<FlagHeader flag="--brand-new" />'));
  // One entry, one page, one sample: that is all of a target.
  edit('data/targets.ts', 'const list = [', "$&\n  {id: 'remix', name: 'Remix', status: 'beta', family: 'react', language: 'tsx'},");
  write(
    'docs/code/with-remix/index.mdx',
    page('Remix', 'target', '## Example {/* #example */}\n\n```tsx title="designto/hero-card.tsx"\n```'),
  );

  edit('sidebars.ts', "'flutter-daemon')", "'flutter-daemon', 'recipes')");
  edit('sidebars.ts', "flags('as-wrap'", "flags('brand-new', 'as-wrap'");
  appendFileSync(
    path.join(root, 'tests/routes.tsv'),
    'cli/recipes\thowto\ttutorialSidebar\n@designto-code/flags/--brand-new\tflag\tflagsSidebar\n',
  );
  await run('npm', ['run', '--silent', 'check', '--', 'routes', 'front-matter', 'flag-pages'], {
    cwd: root,
    env: {NO_COLOR: '1'},
    quiet: true,
  });
});

/** What the compiler says of some files, with the settings of the project. */
function typeErrors(root: string, files: readonly string[]): string[] {
  const {config} = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([path.join(root, 'src/assets.d.ts'), ...files], {...options, noEmit: true, skipLibCheck: true});
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({messageText}) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  });
}

it('npm run new:lab makes a lab that has the right shape, types and format, and passes its test', async () => {
  const root = copy();
  const quiet = {cwd: root, env: {NO_COLOR: '1'}, quiet: true};
  const said = await run('npm', ['run', '--silent', 'new:lab', '--', 'corner-radius'], quiet);
  expect(said).toContain('src/labs/corner-radius');
  const folder = path.join(root, 'src/labs/corner-radius');
  // The first thing that it says is left to do.
  await run(bin('biome'), ['check', '--write', folder], quiet);
  await run(bin('biome'), ['check', '--error-on-warnings', folder], quiet);
  await run('npm', ['run', '--silent', 'check', '--', 'lab-shape', 'imports', 'code-words'], quiet);
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  expect(files).toContain('index.tsx');
  expect(
    typeErrors(
      root,
      files.map((name) => path.join(folder, name)),
    ),
  ).toEqual([]);
  await run(bin('vitest'), ['run', '--project', 'unit', 'src/labs/corner-radius'], quiet);
});
