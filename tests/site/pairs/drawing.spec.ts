import {randomLayers} from '@site/core/converter/random';
import {differences} from '../../lib/compare-drawings';
import {drawTwice, pairsOfPages} from '../../lib/drawn-pairs';
import {expect, test} from '../../lib/test';

test('the code of every pair draws what the design shows, box by box', async ({page}) => {
  const pairs = pairsOfPages();
  expect(pairs.length).toBeGreaterThan(100);
  await page.setContent('<!doctype html><title>Pairs</title>');
  expect(await page.evaluate(differences, pairs)).toEqual([]);
});

test('random designs come out as large as they were drawn', async ({page}) => {
  const designs = Array.from({length: 200}, (_, seed) => drawTwice(`seed ${seed}`, randomLayers(seed, false))).flat();
  await page.setContent('<!doctype html><title>Random designs</title>');
  expect(await page.evaluate(differences, designs)).toEqual([]);
});
