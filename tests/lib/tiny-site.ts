import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compressFiles} from '@site/scripts/build/compress';
import {writeDeployFiles} from '@site/scripts/build/deploy-files';

const pages = [
  '/docs/',
  '/docs/search',
  '/docs/cli/',
  '/docs/cli/reference',
  '/docs/@designto-code/flags/--as-h3',
  '/docs/ko/',
  '/docs/ko/cli/',
  '/docs/ko/@designto-code/flags/--as-h3',
];

const languageOf = (address: string) => (address.startsWith('/docs/ko/') ? 'ko' : 'en');

/** Long enough to be worth compressing. */
const page = (address: string) => `<!doctype html><html lang="${languageOf(address)}"><meta charset="utf-8">
<link rel="alternate" hreflang="${languageOf(address)}" href="https://site.example${address}">
<title>${address}</title><script>document.title</script><p>${'The text of the page. '.repeat(40)}</p>`;

/** The script's name carries a hash, so it may be cached for a year. */
export const hashedScript = '/docs/assets/js/main.0123abcd.js';

/** A build of a few pages, with everything a server needs. Its folder and the one beside it are alone in a temporary one. */
export async function tinySite(): Promise<string> {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'designto-tiny-site-')), 'site');
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  };
  for (const address of pages) write(`${address}/index.html`, page(address));
  for (const address of ['/docs/404.html', '/docs/ko/404.html']) write(address, page(address));
  write(hashedScript, 'console.log("0123456789");'.repeat(40));
  write('/docs/ko/assets/js/main.0123abcd.js', 'console.log("ko")');
  write('/docs/img/digits.txt', '0123456789');
  write('/docs/img/empty.txt', '');
  write('/docs/cli.md', '# Command line');
  write('/docs/search-index/manifest.json', '{}');
  write('/docs/search-index/titles-current.0123abcd.json', '{}');
  writeDeployFiles(root);
  await compressFiles(path.join(root, 'docs'));
  return root;
}
