/**
 * Preloaded into the threads that render pages. They load all of the bundler for the minifier of HTML that is part of it, which takes each
 * of them a second; here they get the minifier alone.
 */
const path = require('node:path');
const {isMainThread} = require('node:worker_threads');

/** A module that is there already, so that its file is not read. */
function provide(file, exports) {
  require.cache[file] = {id: file, filename: file, loaded: true, children: [], exports};
}

if (!isMainThread) {
  const core = require.resolve('@docusaurus/core/package.json');
  const bundler = require.resolve('@docusaurus/bundler', {paths: [core]});
  const faster = require.resolve('@docusaurus/faster');
  const minifyHtml = path.join(path.dirname(bundler), 'minifyHtml.js');
  provide(bundler, {getHtmlMinifier: (options) => require(minifyHtml).getHtmlMinifier(options)});
  provide(require.resolve('html-minifier-terser', {paths: [bundler]}), {});
  provide(faster, {getSwcHtmlMinifier: async () => require(require.resolve('@swc/html', {paths: [faster]})).minify});
}
