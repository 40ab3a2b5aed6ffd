import {describe, expect, it} from 'vitest';
import {type Face, italic} from './italic-match';

const upright: Face = {file: 'Upright', weight: [400, 400]};

describe('italic matching', () => {
  it('does not depend on the order of the files', () => {
    const light: Face = {file: 'Light', weight: [300, 300], italicBit: true};
    const medium: Face = {file: 'Medium', weight: [500, 500], italicBit: true};
    for (const faces of [
      [light, medium, upright],
      [upright, medium, light],
    ]) {
      expect(italic(faces, 400)).toEqual({file: 'Light', by: 'nearest'});
      expect(italic(faces, 500)).toEqual({file: 'Medium', by: 'exact'});
    }
  });

  it('believes a declaration', () => {
    expect(italic([{...upright, declared: true, italicBit: false}], 400)).toEqual({file: 'Upright', by: 'exact'});
  });

  it('drives the ital axis when no file is italic', () => {
    expect(italic([{...upright, axes: ['wght', 'ital']}], 400)).toEqual({file: 'Upright', by: 'ital axis', axes: {ital: 1}});
  });

  it('takes slnt only with an instance named Italic', () => {
    const slanted: Face = {...upright, axes: ['slnt']};
    expect(italic([slanted], 400)).toBeUndefined();
    expect(italic([{...slanted, instances: [{name: 'Slanted', slnt: -10}]}], 400)).toBeUndefined();
    expect(italic([{...slanted, instances: [{name: 'Bold Italic', slnt: -10}]}], 400)?.axes).toEqual({slnt: -10});
  });

  it('never slants an upright font', () => expect(italic([upright], 400)).toBeUndefined());
});
