import {createRequire} from 'node:module';
import {convert, type OutputFile} from '@site/core/converter';
import type {Layer} from '@site/core/layers/layer';
import {compileScript, compileTemplate, parse as parseVue} from '@vue/compiler-sfc';
import type {ComponentType} from 'react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {compile as compileSvelte} from 'svelte/compiler';
import ts from 'typescript';
import type {Component} from 'vue';

/** What the frameworks make of computed code, as HTML, with the style sheet it came with. */
export interface Rendered {
  readonly html: string;
  readonly css: string;
}

const load = createRequire(import.meta.url);

/** Runs a module. Files beside it are known by their paths, and a class of a CSS module by its own name. */
function run(code: string): Record<string, unknown> {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true},
  });
  const required = (id: string): unknown => {
    if (!id.startsWith('.')) return load(id);
    return {__esModule: true, default: id.endsWith('.css') ? new Proxy({}, {get: (_, name) => name}) : id};
  };
  const module = {exports: {} as Record<string, unknown>};
  new Function('require', 'module', 'exports', outputText)(required, module, module.exports);
  return module.exports;
}

const fileOf = (files: readonly OutputFile[], ending: string): string => files.find(({name}) => name.endsWith(ending))?.code ?? '';

const styleBlock = (code: string): string => /<style[^>]*>([\s\S]*)<\/style>/.exec(code)?.[1] ?? '';

function react(layers: readonly Layer[]): Rendered {
  const {files} = convert(layers, {target: 'react'});
  const [component] = Object.values(run(fileOf(files, '.tsx')));
  const rendered = renderToStaticMarkup(createElement(component as ComponentType));
  // React asks for pictures before the component that shows them.
  return {html: rendered.replace(/^(?:<link rel="preload"[^>]*>)+/, ''), css: fileOf(files, '.css')};
}

function vueComponent(source: string): Component {
  const {descriptor} = parseVue(source);
  if (descriptor.scriptSetup) {
    const {content} = compileScript(descriptor, {id: 'pair', inlineTemplate: true});
    return run(content).default as Component;
  }
  const {code} = compileTemplate({id: 'pair', filename: 'pair.vue', source: descriptor.template?.content ?? ''});
  return {render: run(code).render} as Component;
}

async function vue(layers: readonly Layer[]): Promise<Rendered> {
  const source = fileOf(convert(layers, {target: 'vue'}).files, '.vue');
  const {createSSRApp} = load('vue') as typeof import('vue');
  const {renderToString} = load('vue/server-renderer') as typeof import('vue/server-renderer');
  const rendered = await renderToString(createSSRApp(vueComponent(source)));
  // The mark of a scoped style sheet.
  return {html: rendered.replaceAll(/ data-v-pair(?:="")?/g, ''), css: styleBlock(source)};
}

async function svelte(layers: readonly Layer[]): Promise<Rendered> {
  const source = fileOf(convert(layers, {target: 'svelte'}).files, '.svelte');
  const {js} = compileSvelte(source, {generate: 'server', filename: 'Pair.svelte', css: 'external'});
  const {render} = load('svelte/server') as {render: (component: unknown) => Promise<{body: string}>};
  const {body} = await render(run(js.code).default);
  return {html: body, css: styleBlock(source)};
}

export function html(layers: readonly Layer[]): Rendered {
  const {files} = convert(layers, {target: 'html'});
  return {html: /<body>([\s\S]*)<\/body>/.exec(fileOf(files, '.html'))?.[1] ?? '', css: fileOf(files, '.css')};
}

/** The frameworks whose output is compared with the HTML that is drawn. */
export const frameworks: Readonly<Record<string, (layers: readonly Layer[]) => Rendered | Promise<Rendered>>> = {react, vue, svelte};
