import {translate} from '@docusaurus/Translate';
import type {NamedK} from './model';

export function nameLabel(name: NamedK): string {
  switch (name) {
    case 'diamond':
      return translate({id: 'labs.kappa.diamond', message: 'Diamond', description: 'Name of k = 0: the curves are straight'});
    case 'equal-area':
      return translate({
        id: 'labs.kappa.equalArea',
        message: 'Equal area',
        description: 'Name of the k that encloses the area of the circle',
      });
    case 'minimax':
      return translate({id: 'labs.kappa.minimax', message: 'Least error', description: 'Name of the k with the smallest largest error'});
    case 'kappa':
      return translate({id: 'labs.kappa.kappa', message: 'Kappa κ', description: 'Name of the constant 0.5522847498'});
    case 'square':
      return translate({id: 'labs.kappa.square', message: 'Rounded square', description: 'Name of k = 1: the handles meet at the corners'});
  }
}

export function explanation(name: NamedK | undefined): string {
  switch (name) {
    case 'diamond':
      return translate({
        id: 'labs.kappa.explainDiamond',
        message: 'k = 0: the handles have no length, so the four curves are straight lines.',
        description: 'Explains k = 0',
      });
    case 'equal-area':
      return translate({
        id: 'labs.kappa.explainEqualArea',
        message: 'k ≈ 0.551778: too far out here and too far in there, in such a way that the area is exactly πr².',
        description: 'Explains the k of equal area',
      });
    case 'minimax':
      return translate({
        id: 'labs.kappa.explainMinimax',
        message: 'k ≈ 0.551915: the largest errors outward and inward are equal. No k has a smaller largest error.',
        description: 'Explains the minimax k',
      });
    case 'kappa':
      return translate({
        id: 'labs.kappa.explainKappa',
        message: 'k = 4(√2 − 1)/3 ≈ 0.552285: the middle of each curve lies on the circle, and the curve never comes inside it.',
        description: 'Explains kappa',
      });
    case 'square':
      return translate({
        id: 'labs.kappa.explainSquare',
        message: 'k = 1: the handles of two neighbors meet in the corners of the square around the circle.',
        description: 'Explains k = 1',
      });
    default:
      return translate({
        id: 'labs.kappa.explainOther',
        message: 'Below κ the middle of each curve lies inside the circle, above κ the whole curve bulges out of it.',
        description: 'Explains a k that has no name',
      });
  }
}
