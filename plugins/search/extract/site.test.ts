import {expect, it} from 'vitest';
import {readSite} from './site';

it('says what to do when nothing is built yet', () => {
  expect(() => readSite({folder: '/nowhere/build/docs/', baseUrl: '/docs/', otherLocales: []})).toThrow(
    '/nowhere/build/docs/: no page to index; build the site first (npm run build).',
  );
});
