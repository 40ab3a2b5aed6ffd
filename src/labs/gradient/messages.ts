import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import {angle, type Kind, line, position, radii, type Setting, toPixels} from './model';

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

function shape(setting: Setting, stops: string): string {
  switch (setting.kind) {
    case 'linear':
      return translate(
        {
          id: 'labs.gradient.summary.linear',
          message: 'Linear gradient at {angle} degrees. Stops in CSS: {stops}.',
          description: 'Read to screen readers after a change',
        },
        {angle: round(angle(setting)), stops},
      );
    case 'radial':
      return translate(
        {
          id: 'labs.gradient.summary.radial',
          message: 'Radial gradient, radii {x} and {y} pixels. Stops in CSS: {stops}.',
          description: 'Read to screen readers after a change',
        },
        {x: round(radii(setting).x), y: round(radii(setting).y), stops},
      );
    case 'angular':
      return translate(
        {
          id: 'labs.gradient.summary.angular',
          message: 'Angular gradient from {angle} degrees. Stops in CSS: {stops}.',
          description: 'Read to screen readers after a change',
        },
        {angle: round(angle(setting)), stops},
      );
  }
}

export function summary(setting: Setting): string[] {
  const {x, y} = toPixels(setting.start);
  const measured = line(setting);
  const stops = setting.stops.map(({at}) => `${round(setting.kind === 'linear' ? position(measured, at) : at * 100)}%`);
  return [
    shape(setting, stops.join(', ')),
    setting.kind === 'linear'
      ? ''
      : translate(
          {
            id: 'labs.gradient.summary.center',
            message: 'Center at {x}, {y}.',
            description: 'Read to screen readers after the center of a gradient was moved',
          },
          {x: round(x), y: round(y)},
        ),
  ];
}
