/**
 * Stands in for `prism-react-renderer` in what the bundler makes. The theme loads it on every page through a client module
 * that nothing can switch off, though the code is highlighted at build time and nothing uses it.
 */
export const Prism = {};
export const themes = {palenight: {plain: {}, styles: []}};
