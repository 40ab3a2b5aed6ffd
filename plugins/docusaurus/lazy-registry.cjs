/**
 * A loader for the registry of pages in development. It names each page a second time, by `require.resolveWeak`, which makes the bundler
 * compile the page after all. Only the server and a page that arrives as HTML need these names; in development there are neither.
 * @param {string} registry
 */
module.exports = (registry) => registry.replace(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
