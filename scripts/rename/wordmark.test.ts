import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../lib/paths';
import {drawName, putName, widen} from './wordmark';

const svg = (name: string) => readFileSync(path.join(root, 'static/img', name), 'utf8');

it.each(['Acme Forge', '아크메 포지'])('%s is drawn beside the mark, as wide as it needs', (name) => {
  const drawn = drawName(name);
  const picture = widen(putName(svg('wordmark.svg'), drawn), drawn);
  expect(drawn.width).toBeGreaterThan(80);
  expect(picture).toContain(` width="${37 + drawn.width}"`);
  expect(picture).toContain(`viewBox="0 0 ${37 + drawn.width} 28"`);
  expect(picture).toContain(drawn.path);
  // The mark is still there, and a second name takes the place of the first.
  expect(picture).toContain('M2.75 2.75h4.5v4.5h-4.5z');
  expect(putName(picture, drawName('Other'))).not.toContain(drawn.path);
});

it('a long name is smaller on the social card', () => {
  const drawn = drawName('A name that is much too long for it');
  expect(putName(svg('social-card.svg'), drawn, 170)).toMatch(/translate\(36 21\.5\) scale\(0\.\d+\)/);
});

it('a name in letters that no font here has is not drawn', () => expect(() => drawName('ꙮ𒀀')).toThrow(/draw static\/img\/wordmark\.svg/));
