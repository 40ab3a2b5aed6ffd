import {readFileSync} from 'node:fs';
import path from 'node:path';
import {convert} from '@site/core/converter';
import {providedNames} from '@site/core/converter/provided';
import {randomLayers} from '@site/core/converter/random';
import {parseLayers} from '@site/core/layers/parse';
import {root} from '@site/scripts/lib/paths';
import ts from 'typescript';
import {expect, it, vi} from 'vitest';
import {sourcesOfPages} from '../lib/drawn-pairs';
import {besideNative, renderNative} from '../lib/native';

// The compiler reads the types of React first.
vi.setConfig({testTimeout: 120_000});

const filesOf = (source: string) => convert(parseLayers(source), {target: 'react-native'}).files;

const declared = path.join(root, 'tests/targets/stand-ins/react-native.d.ts');

/** What is beside a module: pictures, other modules, your own components, texts and tokens. */
const beside = `
declare const require: (file: string) => number;
declare module './*';
declare module '@*';
`;

/** What the compiler finds wrong in files that exist in memory only. */
function mistakesIn(sources: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUnusedLocals: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  // The folders are in memory, too.
  host.directoryExists = () => true;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.readFile = (name) => sources.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...more) => {
    const text = sources.get(name);
    return text === undefined ? getSourceFile(name, version, ...more) : ts.createSourceFile(name, text, version, true);
  };
  const program = ts.createProgram([declared, ...sources.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({file, messageText}) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

it('every pair and every random design gives files that TypeScript accepts, with styles and attributes that React Native has', () => {
  const designs = [...sourcesOfPages().map(({source}) => source), ...Array.from({length: 40}, (_, seed) => randomLayers(seed))];
  const sources = new Map([[path.join(root, 'memory/beside.d.ts'), beside]]);
  for (const [index, design] of designs.entries()) {
    // Each alone in its folder: modules of one design find each other, those of others do not matter.
    for (const {name, code} of filesOf(design)) sources.set(path.join(root, `memory/${index}`, name), code);
  }
  expect(sources.size).toBeGreaterThan(200);
  expect(mistakesIn(sources)).toEqual([]);
});

it('what the compiler is asked about is not too little', () => {
  const wrong = "import {View} from 'react-native';\n\nexport const Card = () => <View style={{fontSize: '20px'}} className=\"card\" />;\n";
  expect(mistakesIn(new Map([[path.join(root, 'memory/wrong.tsx'), wrong]]))).toHaveLength(1);
});

it('shows every part of a design whose layers are called like something of React Native', () => {
  const names = [...providedNames('react-native'), 'Screen', 'Styles', 'Font family', 'Tokens', 'Class', '사진', '2 columns', '→'];
  for (const name of names) {
    const design = [
      `${name} kind=component auto=column`,
      `  ${name} "Words"`,
      `  ${name} auto=row --module`,
      '    Inside "Inside"',
      `  ${name} auto=row hover=#ff0000 fill=#ffffff --declare`,
      '    Low "Declared"',
      `  ${name} 20x20 --x-code-component=./own`,
      `  ${name} 40x20 --width=40vw`,
    ].join('\n');
    const html = renderNative(filesOf(design)[0]?.code ?? '');
    expect(html.match(new RegExp(besideNative, 'g')), name).toHaveLength(2);
    expect(html, name).toContain('Words');
    expect(html, name).toContain('Declared');
  }
});

it('the types that are checked against are those of the styles that the page of React Native names', () => {
  const page = readFileSync(path.join(root, 'docs/code/with-react-native/index.mdx'), 'utf8');
  const [, table = ''] = /\{\/\* #styles \*\/\}([\s\S]*?)\n## /.exec(page) ?? [];
  const named = [...table.matchAll(/`(\w+):[^`]*`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['flex', 'border', 'padding', 'left'].includes(name));
  const types = readFileSync(declared, 'utf8');
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(types).toContain(`  ${name}?:`);
});
