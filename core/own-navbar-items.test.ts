import {expect, it} from 'vitest';
import {hasOwnItems} from './own-navbar-items';

it('tells the items of an owner from those of the theme', () => {
  expect(hasOwnItems([{}, {type: 'doc'}, {type: 'search'}])).toBe(false);
  expect(hasOwnItems([{type: 'doc'}, {type: 'custom-badge'}])).toBe(true);
});
