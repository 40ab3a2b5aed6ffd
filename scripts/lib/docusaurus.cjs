#!/usr/bin/env node
/**
 * The command of Docusaurus, with two parts of it replaced. It reads the configuration and all that it imports with jiti; in a new folder
 * that takes longer than rendering the pages: Babel compiles one file after the other, packages included. And it renders all pages, also
 * those that have not changed.
 */
const path = require('node:path');
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

if (command === 'build') {
  const {renderOnlyWhatChanged} = require('../../plugins/docusaurus/rendering/index.ts');
  renderOnlyWhatChanged(require('@docusaurus/core/lib/ssg/ssgExecutor.js'), require('@docusaurus/core/lib/ssg/ssgGlobalResult.js'));
}

import('@docusaurus/core/bin/docusaurus.mjs');
