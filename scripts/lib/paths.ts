import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Everything a web server has to serve; the pages are in its `docs/` folder, as in their addresses. */
export const webRoot = path.join(root, 'build');

/** What the server of a site has to know of that very build. Beside what is published, for it is nobody else's business. */
export const deployFolder = (site: string) => `${site}-deploy`;

/** A command of an installed package. */
export const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

export const docusaurus = bin('docusaurus');
