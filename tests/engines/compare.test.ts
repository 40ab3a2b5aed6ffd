import {expect, it} from 'vitest';
import {differences} from './compare';

it('lets letters be a little wider, and formulas more', () => {
  const chromium = {'width of the title': 300, 'width of the first formula': 100};
  expect(differences({'width of the title': 306, 'width of the first formula': 125}, chromium)).toEqual([]);
  expect(differences({'width of the title': 330, 'width of the first formula': 150}, chromium)).toEqual([
    'width of the title is 330 instead of 300',
    'width of the first formula is 150 instead of 100',
  ]);
});

it('lets a formula of one line be as high as its face', () => {
  const chromium = {'height of the first formula': 19};
  expect(differences({'height of the first formula': 28}, chromium)).toEqual([]);
  expect(differences({'height of the first formula': 38}, chromium)).toHaveLength(1);
});

it('names what only one of them has', () => {
  expect(differences({'width of the title': 300}, {})).toEqual(['width of the title is 300 instead of undefined']);
});
