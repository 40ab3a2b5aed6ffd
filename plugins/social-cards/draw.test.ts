import {inflateSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {backgroundOf, cardPainter, wordsOf} from './draw';
import {sceneOf} from './scenes';

const wordmark = '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"><rect width="28" height="28" fill="#161a22"/></svg>';

it('a card is a PNG with the words over the drawing of its section', () => {
  const card = {title: '제약 조건', section: 'Concepts', scene: sceneOf('concepts/layouts/constraints')};
  const png = cardPainter()(backgroundOf(card.scene, wordmark), wordsOf(card));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const data = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  const row = 1200 * 3 + 1;
  expect(rows.length).toBe(row * 630);
  const colors = (y: number) =>
    new Set(Array.from({length: 600}, (_, x) => rows.subarray(y * row + 1 + x * 3, y * row + 4 + x * 3).toString('hex')));
  // Ink where the title is, paper only between the wordmark and the words.
  expect(colors(500)).toContain('161a22');
  expect([...colors(200)]).toEqual(['f9f9f6']);
});

it.each([
  ['', 'pair'],
  ['@designto-code/flags/--width', 'flags'],
  ['@designto-code/figma-vector', 'pair'],
  ['code/with-react', 'screens'],
  ['codex', 'page'],
])('"%s" is drawn as %s', (place, scene) => expect(sceneOf(place)).toBe(scene));
