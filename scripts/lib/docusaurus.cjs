#!/usr/bin/env node
/**
 * The command of Docusaurus, which reads the configuration and all that it imports with jiti. In a new folder that takes longer than
 * rendering the pages: Babel compiles one file after the other, packages included. So jiti is replaced.
 */
const path = require('node:path');
const {requireFresh} = require('../../plugins/lib/typescript.cjs');

const utils = path.dirname(require.resolve('@docusaurus/utils/package.json'));
const jiti = require.resolve('jiti', {paths: [utils]});

/** Docusaurus looks for what packages export beside their default itself. */
function load(file) {
  const module = requireFresh(file);
  return file.endsWith('.ts') ? module.default : module;
}

require(jiti);
require.cache[jiti].exports = () => load;

import('@docusaurus/core/bin/docusaurus.mjs');
