#!/usr/bin/env node
/**
 * The command of Docusaurus, with three parts of it replaced. It reads the configuration and all that it imports with jiti; in a new folder
 * that takes longer than rendering the pages: Babel compiles one file after the other, packages included. It renders all pages, also
 * those that have not changed. And it minifies the same script with each of them.
 */
const path = require('node:path');
const {buildSync, stop} = require('esbuild');
const {requireFresh} = require('../../plugins/lib/typescript.cjs');

const utils = path.dirname(require.resolve('@docusaurus/utils/package.json'));
const jiti = require.resolve('jiti', {paths: [utils]});

const [command, ...options] = process.argv.slice(2);
const locales = options.filter((_option, at) => options[at - 1] === '--locale');
const isBuildOfOne = command === 'build' && locales.length === 1;
// Docusaurus says so itself only after it has read the configuration for the first time.
if (isBuildOfOne) [process.env.DOCUSAURUS_CURRENT_LOCALE] = locales;

/**
 * Docusaurus wants each module as it is now, and asks for the configuration twice. While one language is built, nothing that is read can
 * have changed. It looks for what packages export beside their default itself.
 */
function load(file) {
  const module = isBuildOfOne ? require(file) : requireFresh(file);
  return file.endsWith('.ts') ? module.default : module;
}

require(jiti);
require.cache[jiti].exports = () => load;

/** The script of all pages, put together and minified once. With each page it took as long as all the rest of it. */
function insertScript() {
  const {withScript} = require('../../config/wake/index.ts');
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../../config/wake/page/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  stop();
  const [{text}] = outputFiles;
  return (html, scripts) => withScript(html, text.trim(), scripts);
}

if (command === 'build') {
  const {renderOnlyWhatChanged} = require('../../plugins/docusaurus/rendering/index.ts');
  const core = '@docusaurus/core/lib/ssg';
  renderOnlyWhatChanged(require(`${core}/ssgExecutor.js`), require(`${core}/ssgGlobalResult.js`), insertScript());
}

import('@docusaurus/core/bin/docusaurus.mjs');
