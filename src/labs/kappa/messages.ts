import {translate} from '@docusaurus/Translate';
import {errors, type NamedK, nameOf, round} from './model';

export const words = {
  canvas: () =>
    translate({
      id: 'labs.kappa.canvas',
      message: 'Four curves and the circle they stand for',
      description: 'Accessible name of the drawing of the kappa demonstration',
    }),
  handle: () =>
    translate({
      id: 'labs.kappa.handle',
      message: 'Handle length k',
      description: 'Accessible name of the handle that changes k',
    }),
  named: () =>
    translate({
      id: 'labs.kappa.named',
      message: 'Named values',
      description: 'Label of the choice of well-known values of k',
    }),
  exaggerate: () =>
    translate({
      id: 'labs.kappa.exaggerate',
      message: 'Draw the error larger',
      description: 'Label of the choice of how much to exaggerate the error in the drawing',
    }),
  radius: () =>
    translate({
      id: 'labs.kappa.radius',
      message: 'Radius in the design',
      description: 'Label of the radius for which errors and code are given',
    }),
  against: () => translate({id: 'labs.kappa.against', message: 'Against the circle', description: 'Heading of the measured errors'}),
  outward: () => translate({id: 'labs.kappa.outward', message: 'Farthest outside', description: 'Largest outward error'}),
  inward: () => translate({id: 'labs.kappa.inward', message: 'Farthest inside', description: 'Largest inward error'}),
  areaError: () =>
    translate({
      id: 'labs.kappa.areaError',
      message: 'Area',
      description: 'Difference of the enclosed area from that of the circle',
    }),
  plot: (values: {worst: string | number}) =>
    translate(
      {
        id: 'labs.kappa.plot',
        message: 'Error over one curve from 0° to 90°; the largest is {worst} of the radius.',
        description: 'Text alternative of the plot of the error',
      },
      values,
    ),
};

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

/** A share as readers know it: with its sign, in percent. */
export const percent = (value: number): string => `${value > 0 ? '+' : ''}${round(value * 100, 4)}%`;

export function summary(k: number, radius: number, factor: string): string[] {
  const {worst} = errors(k);
  return [
    translate(
      {
        id: 'labs.kappa.summary',
        message: 'k is {k}. Farthest from the circle: {error}, {pixels} pixels at a radius of {radius}.',
        description: 'Read to screen readers after a change; error is a percentage',
      },
      {k: round(k, 6), error: percent(worst), pixels: round(worst * radius, 3), radius},
    ),
    explanation(nameOf(k)),
    translate(
      {
        id: 'labs.kappa.summary.drawn',
        message: 'The error is drawn {factor} times as large.',
        description: 'Read to screen readers after the exaggeration was changed',
      },
      {factor},
    ),
  ];
}
