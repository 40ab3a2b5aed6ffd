import {translate} from '@docusaurus/Translate';
import type {Kind} from './model';

export const words = {
  stage: () => translate({id: 'labs.gradient.stage', message: 'A box filled with a gradient', description: 'Name of the drawing'}),
  kind: () => translate({id: 'labs.gradient.kind', message: 'Kind', description: 'Label of a choice'}),
  start: () => translate({id: 'labs.gradient.start', message: 'Start of the gradient', description: 'Name of a handle'}),
  center: () => translate({id: 'labs.gradient.center', message: 'Center of the gradient', description: 'Name of a handle'}),
  end: () => translate({id: 'labs.gradient.end', message: 'End of the gradient', description: 'Name of a handle'}),
  radiusX: () => translate({id: 'labs.gradient.radiusX', message: 'Horizontal radius', description: 'Name of a handle'}),
  radiusY: () => translate({id: 'labs.gradient.radiusY', message: 'Vertical radius', description: 'Name of a handle'}),
  direction: () => translate({id: 'labs.gradient.direction', message: 'Direction of the first stop', description: 'Name of a handle'}),
  arithmetic: () =>
    translate({id: 'labs.gradient.arithmetic', message: 'How the numbers come about', description: 'Heading of the arithmetic'}),
  wrong: () =>
    translate({id: 'labs.gradient.wrong', message: 'without the box', description: 'The wrong angle, computed from shares of the box'}),
  line: () => translate({id: 'labs.gradient.line', message: 'CSS line', description: 'Length of the CSS gradient line'}),
};

export const stopLabel = (number: number): string =>
  translate({id: 'labs.gradient.stop', message: 'Stop {number}', description: 'Label of a slider: position of a color stop'}, {number});

const kinds: Record<Kind, () => string> = {
  linear: () => translate({id: 'labs.gradient.linear', message: 'Linear', description: 'Kind of gradient, as named in the design tool'}),
  radial: () => translate({id: 'labs.gradient.radial', message: 'Radial', description: 'Kind of gradient, as named in the design tool'}),
  angular: () => translate({id: 'labs.gradient.angular', message: 'Angular', description: 'Kind of gradient, as named in the design tool'}),
};

const order: readonly Kind[] = ['linear', 'radial', 'angular'];

export const kindOptions = () => order.map((value) => ({value, label: kinds[value]()}));
