import {expect, it} from 'vitest';
import {assetNames, type Manifest, withAssetNames, withoutAssetNames} from './asset-names';

const asset = (file: string) => ({file, publicPath: `/docs/${file}`});
const namesWith = (hash: string) => {
  const assets: Manifest['assets'] = {
    1: {js: [asset(`assets/js/runtime~main.${hash}.js`)]},
    2: {js: [asset('assets/js/main.00000000.js')], css: [asset('assets/css/styles.11111111.css')]},
  };
  return assetNames({entrypoints: ['main'], origins: {}, assets});
};
const pageWith = (hash: string) =>
  `<link href=/docs/assets/css/styles.11111111.css><script data-app="/docs/assets/js/runtime~main.${hash}.js /docs/assets/js/main.00000000.js"></script>`;

it('a page that is kept gets the names that its files have now', () => {
  const kept = withoutAssetNames(pageWith('aaaaaaaa'), namesWith('aaaaaaaa'));
  expect(kept).toBe(withoutAssetNames(pageWith('bbbbbbbb'), namesWith('bbbbbbbb')));
  expect(withAssetNames(kept, namesWith('bbbbbbbb'))).toBe(pageWith('bbbbbbbb'));
});

it('a name that is only written about stays as it is', () => {
  const text = '<p>Files such as /docs/assets/js/runtime~main.cccccccc.js are kept for a year.</p>';
  expect(withAssetNames(withoutAssetNames(text, namesWith('aaaaaaaa')), namesWith('bbbbbbbb'))).toBe(text);
});

it('a page that needs a file that is not there any more is not kept', () => {
  const kept = withoutAssetNames(pageWith('aaaaaaaa'), namesWith('aaaaaaaa'));
  expect(withAssetNames(kept, new Map())).toBeUndefined();
});
