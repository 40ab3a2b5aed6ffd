import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import {type Box, geometry, type Setting} from './model';

export const words = {
  layout: () => translate({id: 'labs.stroke-alignment.layout', message: 'Room in the layout', description: 'Row of measures'}),
  painted: () => translate({id: 'labs.stroke-alignment.painted', message: 'Painted', description: 'Row of measures'}),
  content: () => translate({id: 'labs.stroke-alignment.content', message: 'Content', description: 'Row of measures'}),
  radii: () => translate({id: 'labs.stroke-alignment.radii', message: 'Radius outside, inside', description: 'Row of measures'}),
  naive: () =>
    translate({
      id: 'labs.stroke-alignment.naive',
      message: 'Width as content-box',
      description: 'Row of measures: what a plain border would give',
    }),
  stage: () =>
    translate({
      id: 'labs.stroke-alignment.stage',
      message: 'A layer with a stroke between two neighbors',
      description: 'Name of the drawing',
    }),
  align: () =>
    translate({
      id: 'labs.stroke-alignment.align',
      message: 'Stroke in the design',
      description: 'Label of the alignments',
    }),
  technique: () =>
    translate({
      id: 'labs.stroke-alignment.technique',
      message: 'Written in CSS as',
      description: 'Label of the ways to write it',
    }),
  weight: () => translate({id: 'labs.stroke-alignment.weight', message: 'Stroke weight', description: 'Label of a slider'}),
  radius: () => translate({id: 'labs.stroke-alignment.radius', message: 'Corner radius', description: 'Label of a slider'}),
  included: () =>
    translate({
      id: 'labs.stroke-alignment.included',
      message: 'Strokes included in layout',
      description: 'Label of a checkbox, as the design tool calls it',
    }),
  measures: () =>
    translate({id: 'labs.stroke-alignment.measures', message: 'Box model, in pixels', description: 'Heading of the measures'}),
};

export function summary(setting: Setting): string[] {
  const {painted, content, outerRadius, innerRadius} = geometry(setting);
  const size = ({width, height}: Box) =>
    translate(
      {
        id: 'labs.stroke-alignment.summary.size',
        message: '{width} by {height} pixels',
        description: 'A size, read to screen readers',
      },
      {width: round(width), height: round(height)},
    );
  return [
    translate(
      {
        id: 'labs.stroke-alignment.summary',
        message: 'Painted: {painted}. Content: {content}.',
        description: 'Read to screen readers after a change; both are sizes',
      },
      {painted: size(painted), content: size(content)},
    ),
    translate(
      {
        id: 'labs.stroke-alignment.summary.radii',
        message: 'Radius outside {outer}, inside {inner} pixels.',
        description: 'Read to screen readers after the corners have changed',
      },
      {outer: round(outerRadius), inner: round(innerRadius)},
    ),
  ];
}
