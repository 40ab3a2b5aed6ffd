import {createRequire} from 'node:module';
import {convert, type OutputFile, type Styling} from '@site/core/converter';
import {escapeAttribute} from '@site/core/converter/web/print/html';
import type {Layer} from '@site/core/layers/layer';
import {compileScript, compileTemplate, parse as parseVue} from '@vue/compiler-sfc';
import type {ComponentType, ReactElement} from 'react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {compile as compileSvelte} from 'svelte/compiler';
import {transformWithEsbuild} from 'vite';
import type {Component, SetupContext} from 'vue';

/** What the frameworks make of computed code, as HTML, with the style sheet it came with. */
export interface Rendered {
  readonly html: string;
  readonly css: string;
}

const load = createRequire(import.meta.url);

/** Next.js is a server with a bundler of its own: its pictures and links are those of HTML here. */
const standIns: Readonly<Record<string, unknown>> = {
  'next/image': {__esModule: true, default: (props: object) => createElement('img', props)},
  'next/link': {__esModule: true, default: (props: object) => createElement('a', props)},
};

/** What a component of another file shows. */
export const beside = 'beside';

interface Running {
  /** What is shown in the place of a component of another file, whatever it is called. */
  readonly component: unknown;
  readonly jsxImportSource?: string;
}

/** Runs a module. Pictures beside it are known by their paths, and a class of a CSS module by its own name. */
async function run(code: string, {component, jsxImportSource = 'react'}: Running): Promise<Record<string, unknown>> {
  const options = {format: 'cjs', jsx: 'automatic', jsxImportSource, tsconfigRaw: {}, sourcemap: false} as const;
  const {code: script} = await transformWithEsbuild(code, 'pair.tsx', options);
  const required = (id: string): unknown => {
    if (!id.startsWith('.')) return standIns[id] ?? load(id);
    if (id.endsWith('.css')) return {__esModule: true, default: new Proxy({}, {get: (_, name) => name})};
    if (id.startsWith('./assets/')) return {__esModule: true, default: id};
    return new Proxy({__esModule: true, default: component}, {get: (_, name) => name === '__esModule' || component});
  };
  const module = {exports: {} as Record<string, unknown>};
  new Function('require', 'module', 'exports', script)(required, module, module.exports);
  return module.exports;
}

const fileOf = (files: readonly OutputFile[], ending: string): string => files.find(({name}) => name.endsWith(ending))?.code ?? '';

const styleBlock = (code: string): string => /<style[^>]*>([\s\S]*)<\/style>/.exec(code)?.[1] ?? '';

// React asks for pictures before the component that shows them.
const withoutPreloads = (rendered: string): string => rendered.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

async function componentOf(files: readonly OutputFile[]): Promise<ReactElement> {
  const [component] = Object.values(await run(fileOf(files, '.tsx'), {component: () => createElement('i', null, beside)}));
  return createElement(component as ComponentType);
}

const withModule =
  (target: 'react' | 'nextjs', styling: Styling = 'css-module') =>
  async (layers: readonly Layer[]): Promise<Rendered> => {
    const {files} = convert(layers, {target, styling});
    return {html: withoutPreloads(renderToStaticMarkup(await componentOf(files))), css: fileOf(files, '.css')};
  };

/** The style sheet is what the library collects while it renders. */
async function styledComponents(layers: readonly Layer[]): Promise<Rendered> {
  const {ServerStyleSheet} = load('styled-components') as typeof import('styled-components');
  const sheet = new ServerStyleSheet();
  const {files} = convert(layers, {target: 'styled-components'});
  const rendered = renderToStaticMarkup(sheet.collectStyles(await componentOf(files)));
  return {html: withoutPreloads(rendered), css: styleBlock(sheet.getStyleTags()).replaceAll(/\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}/g, '')};
}

/** Older spellings that Emotion adds, of properties and of placeholders. */
const prefixed = /-(?:webkit|moz|ms)-(?!backdrop|background)[\w-]+:[^;}]*;?|[^{}]*:-(?:webkit-input|moz|ms-input)-placeholder\{[^}]*\}/g;

/** Emotion writes each style in front of the element that has it. */
async function emotion(layers: readonly Layer[]): Promise<Rendered> {
  const rendered = renderToStaticMarkup(await componentOf(convert(layers, {target: 'emotion-js'}).files));
  const blocks = [...rendered.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  return {
    html: withoutPreloads(rendered.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')),
    css: blocks.join('\n').replaceAll(prefixed, ''),
  };
}

async function vueComponent(source: string): Promise<Component> {
  const {descriptor} = parseVue(source);
  const {h} = load('vue') as typeof import('vue');
  const running = {component: {render: () => h('i', beside)}};
  if (descriptor.scriptSetup) {
    const {content} = compileScript(descriptor, {id: 'pair', inlineTemplate: true});
    return (await run(content, running)).default as Component;
  }
  const {code} = compileTemplate({id: 'pair', filename: 'pair.vue', source: descriptor.template?.content ?? ''});
  return {render: (await run(code, running)).render} as Component;
}

const vue = async (layers: readonly Layer[], target: 'vue' | 'nuxtjs' = 'vue'): Promise<Rendered> => {
  const source = fileOf(convert(layers, {target}).files, '.vue');
  const {createSSRApp, h} = load('vue') as typeof import('vue');
  const {renderToString} = load('vue/server-renderer') as typeof import('vue/server-renderer');
  const app = createSSRApp(await vueComponent(source));
  app.component('NuxtLink', (props: object, {slots}: Pick<SetupContext, 'slots'>) => h('a', props, slots.default?.()));
  const rendered = await renderToString(app);
  // The mark of a scoped style sheet, and of the slot of a link.
  return {html: rendered.replaceAll(/ data-v-pair(?:-s)?(?:="")?|<!--[[\]]-->/g, ''), css: styleBlock(source)};
};

const insertBeside = (output: {push: (html: string) => void}): void => output.push(`<i>${beside}</i>`);

async function svelte(layers: readonly Layer[]): Promise<Rendered> {
  const source = fileOf(convert(layers, {target: 'svelte'}).files, '.svelte');
  const {js} = compileSvelte(source, {generate: 'server', filename: 'Pair.svelte', css: 'external'});
  const {render} = load('svelte/server') as {render: (component: unknown) => Promise<{body: string}>};
  const {body} = await render((await run(js.code, {component: insertBeside})).default);
  return {html: body, css: styleBlock(source)};
}

/** Preact's elements as HTML. */
function markupOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (typeof node === 'string' || typeof node === 'number') return escapeAttribute(String(node));
  if (typeof node !== 'object' || node === null) return '';
  const {type, props} = node as {type: unknown; props: Record<string, unknown>};
  if (typeof type === 'function') return markupOf(type(props));
  const {children, defaultValue, ...others} = props;
  const attributes = Object.entries({...others, value: defaultValue}).flatMap(([name, value]) => {
    if (value === undefined || typeof value === 'function') return [];
    return [value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`];
  });
  const isVoid = ['img', 'input', 'hr', 'br'].includes(String(type));
  return `<${type}${attributes.join('')}>${isVoid ? '' : `${markupOf(children)}</${type}>`}`;
}

async function preact(layers: readonly Layer[]): Promise<Rendered> {
  const {files} = convert(layers, {target: 'preact'});
  const [component] = Object.values(await run(fileOf(files, '.tsx'), {component: () => beside, jsxImportSource: 'preact'}));
  return {html: markupOf({type: component, props: {}}), css: fileOf(files, '.css')};
}

/** The page without the function that makes copies of it. */
function vanilla(layers: readonly Layer[]): Rendered {
  const code = fileOf(convert(layers, {target: 'vanilla-web'}).files, '.html');
  const [, template] = /<template[^>]*>([\s\S]*)<\/template>/.exec(code) ?? [];
  const markup = template ?? code.replace(/<style>[\s\S]*<\/style>/, '');
  return {html: markup.replaceAll(/ data-action="[^"]*"/g, ''), css: styleBlock(code)};
}

export function html(layers: readonly Layer[]): Rendered {
  const {files} = convert(layers, {target: 'html'});
  return {html: /<body>([\s\S]*)<\/body>/.exec(fileOf(files, '.html'))?.[1] ?? '', css: fileOf(files, '.css')};
}

/** The style sheet is Tailwind's, and drawn by tests/site/pairs. */
export async function tailwind(layers: readonly Layer[]): Promise<Rendered> {
  const {files} = convert(layers, {target: 'tailwindcss'});
  return {html: withoutPreloads(renderToStaticMarkup(await componentOf(files))), css: ''};
}

/** The frameworks whose output is compared with the HTML that is drawn. */
export const frameworks: Readonly<Record<string, (layers: readonly Layer[]) => Rendered | Promise<Rendered>>> = {
  react: withModule('react'),
  'react with a style sheet': withModule('react', 'css'),
  nextjs: withModule('nextjs'),
  'styled-components': styledComponents,
  'emotion-js': emotion,
  vue: (layers) => vue(layers),
  nuxtjs: (layers) => vue(layers, 'nuxtjs'),
  svelte,
  preact,
  'vanilla-web': vanilla,
};
