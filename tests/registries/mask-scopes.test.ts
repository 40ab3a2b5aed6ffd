import {scopes} from '@site/core/samples/mask-scopes';
import {drawOrder, initial, masked, unmasked} from '@site/src/labs/mask/model';
import {describe, expect, it} from 'vitest';

describe('mask scopes', () => {
  it('keeps every child and the order, and the kind of the mask', () => {
    expect(scopes([{id: 'a'}, {id: 'm', mask: 'luminance'}, {id: 'b'}])).toEqual([
      {mask: {id: 'm', kind: 'luminance'}, items: ['a']},
      {items: ['b']},
    ]);
  });

  it('has no scope without children', () => expect(scopes([])).toEqual([]));

  it('reads from the other side than Figma, as the lab shows it', () => {
    const children = drawOrder(initial).map((id) => (id === 'mask' ? {id, mask: 'alpha' as const} : {id}));
    expect(scopes(children)).toEqual([{mask: {id: 'mask', kind: 'alpha'}, items: unmasked(initial)}, {items: masked(initial)}]);
  });
});
