import ts from 'typescript';
import {describe, expect, it, vi} from 'vitest';
import {parseLayers} from '../layers/parse';
import {convert, type OutputFile, supportedTargets} from '.';
import {randomOf} from './random';

// Every file of every design is read by the compiler of TypeScript.
vi.setConfig({testTimeout: 60_000});

/** Names that the code itself uses, that differ by a number only, or that have no capital letters. */
const names = [
  'Image',
  'Link',
  'Styles',
  'styled',
  'Root',
  'Template',
  'Photo',
  'Build',
  'Text',
  'Text 2',
  'Text 22',
  '사진',
  'Key',
  'Ref',
  'T',
  'Asset',
  'DotLottieReact',
  'Image root',
] as const;

function design(seed: number): string {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const lines = [`${pick(names)} kind=component auto=column`];
  for (let count = 0; count < 12; count++) {
    const kind = pick(['text', 'picture', 'drawing', 'link', 'frame', 'player']);
    const name = pick(names);
    if (kind === 'text') lines.push(`  ${name} "Hi"`);
    if (kind === 'picture') lines.push(`  ${name} kind=image 20x20`);
    if (kind === 'drawing') lines.push(`  ${name} 20x20 fill=#fff>#000 --export-jpg`);
    if (kind === 'link') lines.push(`  ${name} "Go" --href=/home`);
    if (kind === 'player') lines.push(`  ${name} 20x20 --x-lottie-view=a.json`);
    if (kind === 'frame') lines.push(`  ${name} auto=row padding=4${pick(['', ' --declare', ' --module'])}`, `    ${pick(names)} "Inside"`);
  }
  return lines.join('\n');
}

/** The script of a component file, whatever is around it. */
function scriptOf({name, code}: OutputFile): string | undefined {
  if (name.endsWith('.tsx')) return code;
  return /\.(?:vue|svelte|html)$/.test(name) ? (/<script[^>]*>([\s\S]*?)<\/script>/.exec(code)?.[1] ?? '') : undefined;
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((each) => (ts.isBindingElement(each) ? bound(each.name) : []));

/** Names that are declared more than once, or that hide another one of the file. */
function clashesIn(script: string): string[] {
  const file = ts.createSourceFile('a.tsx', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const top: string[] = [];
  const inner: {own: string | undefined; names: string[]}[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const clause = statement.importClause;
      if (clause?.name) top.push(clause.name.text);
      if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings))
        top.push(...clause.namedBindings.elements.map(({name}) => name.text));
    } else if (ts.isFunctionDeclaration(statement)) {
      top.push(statement.name?.text ?? '');
      const variables = (statement.body?.statements ?? []).flatMap((each) =>
        ts.isVariableStatement(each) ? each.declarationList.declarations.flatMap(({name}) => bound(name)) : [],
      );
      inner.push({own: statement.name?.text, names: [...statement.parameters.flatMap(({name}) => bound(name)), ...variables]});
    } else if (ts.isVariableStatement(statement)) top.push(...statement.declarationList.declarations.flatMap(({name}) => bound(name)));
    else if (ts.isInterfaceDeclaration(statement)) top.push(statement.name.text);
  }
  const twice = (all: readonly string[]) => all.filter((name, index) => all.indexOf(name) !== index);
  return [
    ...twice(top), // A function that hides its own name does no harm: it never calls itself.
    ...inner.flatMap(({own, names: all}) => [...twice(all), ...all.filter((name) => name !== own && top.includes(name))]),
  ];
}

const seeds = Array.from({length: 60}, (_, index) => index + 1);

describe('names in code', () => {
  it.each(supportedTargets)('are unique in %s, and hide no import', (target) => {
    for (const seed of seeds) {
      const source = design(seed);
      const {files} = convert(parseLayers(source), {target});
      const paths = files.map(({name}) => name.toLowerCase());
      expect(new Set(paths).size, source).toBe(paths.length);
      for (const file of files) {
        const script = scriptOf(file);
        if (script !== undefined) expect(clashesIn(script), `${source}\n\n${file.code}`).toEqual([]);
        if (!file.name.endsWith('.dart')) continue;
        const classes = [...file.code.matchAll(/^class (\S+)/gm)].map(([, name]) => name);
        expect(new Set(classes).size, `${source}\n\n${file.code}`).toBe(classes.length);
        const fields = [...(file.code.split(/^class /m)[1] ?? '').matchAll(/^ {2}final \S+ (\w+);/gm)].map(([, name]) => name);
        expect(new Set([...fields, 'build', 'key']).size, file.code).toBe(fields.length + 2);
      }
    }
  });

  it('a component called like one of Next.js leaves the name to itself', () => {
    const written = convert(parseLayers('Image auto=row\n  Photo kind=image 20x20\n  Go "Go" --href=/home'), {target: 'nextjs'}).files[0]
      ?.code;
    expect(written).toContain("import NextImage from 'next/image';\nimport Link from 'next/link';");
    expect(written).toContain('<NextImage');
    expect(written).toContain('export function Image()');
  });

  it('a picture called like a text of the component is imported by another name', () => {
    const written = convert(parseLayers('Card kind=component auto=row\n  Photo kind=image 20x20\n  Photo "By Ada"'), {target: 'react'})
      .files[0]?.code;
    expect(written).toContain("import photo2 from './assets/photo.png';");
    expect(written).toContain("{photo = 'By Ada'}");
  });

  it('a page called Document leaves the one of the browser alone', () => {
    const [page] = convert(parseLayers('Document kind=component auto=row\n  Words "Hi"'), {target: 'vanilla-web'}).files;
    expect(page?.code).toContain('function document_({words} = {})');
  });

  it('are in Latin letters in Dart: Hangul is romanized, accents are dropped', () => {
    const [card] = convert(parseLayers('회원 카드 kind=component auto=row\n  이름 "Ada"\n  Überschrift "Hi"'), {target: 'flutter'}).files;
    expect(card?.name).toBe('hoewon_kadeu.dart');
    expect(card?.code).toContain("const HoewonKadeu({super.key, this.ireum = 'Ada', this.uberschrift = 'Hi'});");
  });
});
