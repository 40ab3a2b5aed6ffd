import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Everything a web server has to serve; the pages are in its `docs/` folder, as in their addresses. */
export const webRoot = path.join(root, 'build');

export const docusaurus = path.join(root, 'node_modules/.bin/docusaurus');
