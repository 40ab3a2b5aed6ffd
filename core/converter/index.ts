import type {TargetId} from '../../data/targets';
import type {Layer} from '../layers/layer';
import {dartTitle} from './flutter/names';
import {flutterFile} from './flutter/print';
import {codeOf, type Line, originsOf} from './lines';
import {kebab, snake} from './names';
import {buildNative} from './native/build';
import {nativeFile} from './native/print';
import {unlikeProvided} from './provided';
import {nameFiles, titleOf} from './reference';
import {buildScenes, modulesIn} from './scene/build';
import type {SceneNode} from './scene/node';
import {type Conversion, ConvertError, type ConvertOptions, type OutputFile, type OutputLanguage} from './types';
import {buildModule} from './web/build';
import {isRootOf, type Module} from './web/element';
import {cssLines, globalNames, localNames} from './web/print/css';
import {htmlPage} from './web/print/html';
import {withLinks} from './web/print/links';
import {nextModule} from './web/print/next';
import {preactSpelling, reactWithModule, reactWithSheet} from './web/print/react';
import {componentFile, svelteFile, vueFile} from './web/print/single-file';
import {styledModule} from './web/print/styled';
import {tailwindModule} from './web/print/tailwind';
import {vanillaFile} from './web/print/vanilla';

export * from './types';

const file = (name: string, language: OutputLanguage, lines: readonly Line[]): OutputFile => ({
  name,
  language,
  code: codeOf(lines),
  origins: originsOf(lines),
});

type Printer = (scene: SceneNode, options: ConvertOptions) => readonly OutputFile[];

const sheet = (module: Module): OutputFile => file(`${kebab(module.name)}.css`, 'css', cssLines(module, globalNames(module.name)));

const web =
  (print: (module: Module, options: ConvertOptions) => readonly OutputFile[]): Printer =>
  (scene, options) =>
    print(buildModule(scene, options), options);

const html = web((module) => [file(`${kebab(module.name)}.html`, 'html', htmlPage(module, globalNames(module.name))), sheet(module)]);

const css = web((module) => [sheet(module)]);

const vanilla = web((module) => [file(`${kebab(module.name)}.html`, 'html', vanillaFile(module, globalNames(module.name)))]);

const styled = (library: string): Printer => web((module) => [file(`${kebab(module.name)}.tsx`, 'tsx', styledModule(module, library))]);

/** A component and its CSS module. */
const withModule = (module: Module, lines: readonly Line[]): readonly OutputFile[] => [
  file(`${kebab(module.name)}.tsx`, 'tsx', lines),
  file(`${kebab(module.name)}.module.css`, 'css', cssLines(module, localNames)),
];

const react: Printer = (scene, options) => {
  if (options.styling === 'styled-components') return styled('styled-components')(scene, options);
  const module = buildModule(scene, options);
  const name = kebab(module.name);
  if (options.styling === 'css') {
    const className = globalNames(module.name);
    const lines = reactWithSheet(module, (element) => className(element.className ?? '', isRootOf(module, element)));
    return [file(`${name}.tsx`, 'tsx', lines), sheet(module)];
  }
  return withModule(module, reactWithModule(module));
};

const next = web((module) => withModule(module, nextModule(module)));
const tailwind = web((module) => [file(`${kebab(module.name)}.tsx`, 'tsx', tailwindModule(module))]);
const preact = web((module) => withModule(module, reactWithModule(module, preactSpelling)));
const nuxtjs = web((module) => [file(componentFile(module.name, 'vue'), 'vue', vueFile(withLinks(module, 'NuxtLink')))]);
const vue = web((module) => [file(componentFile(module.name, 'vue'), 'vue', vueFile(module))]);
const svelte = web((module) => [file(componentFile(module.name, 'svelte'), 'svelte', svelteFile(module))]);

const flutter: Printer = (scene, options) => [file(`${snake(titleOf(scene))}.dart`, 'dart', flutterFile(scene, options))];

const native: Printer = (scene, options) => [file(`${kebab(titleOf(scene))}.tsx`, 'tsx', nativeFile(buildNative(scene, options)))];

const printers: Partial<Record<TargetId, Printer>> = {
  html,
  css,
  'vanilla-web': vanilla,
  react,
  nextjs: next,
  preact,
  'styled-components': styled('styled-components'),
  'emotion-js': styled('@emotion/styled'),
  tailwindcss: tailwind,
  vue,
  nuxtjs,
  svelte,
  flutter,
  'react-native': native,
};

/** The targets the converter speaks, in the order of the list above. */
export const supportedTargets: readonly TargetId[] = (Object.keys(printers) as TargetId[]).filter((id) => printers[id] !== undefined);

/** Turns layers into the files of a target. The same layers and options always give the same files. */
export function convert(layers: readonly Layer[], options: ConvertOptions): Conversion {
  const print = printers[options.target];
  if (!print) throw new ConvertError(1, `the target "${options.target}"`, `one of ${supportedTargets.join(', ')}`);
  const scenes = buildScenes(layers, options);
  const {target} = options;
  nameFiles(scenes, target === 'flutter' ? dartTitle : (title) => unlikeProvided(title, target));
  const files = scenes.flatMap((scene) => [scene, ...modulesIn(scene)].flatMap((each) => print(each, options)));
  return {files};
}
