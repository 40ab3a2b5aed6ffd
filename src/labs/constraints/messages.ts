import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import {place, type Setting} from './model';

export const words = {
  stage: () => translate({id: 'labs.constraints.stage', message: 'A frame with one child', description: 'Name of the drawing'}),
  rightEdge: () => translate({id: 'labs.constraints.rightEdge', message: 'Right edge of the frame', description: 'Name of a handle'}),
  bottomEdge: () => translate({id: 'labs.constraints.bottomEdge', message: 'Bottom edge of the frame', description: 'Name of a handle'}),
  corner: () => translate({id: 'labs.constraints.corner', message: 'Corner of the frame', description: 'Name of a handle'}),
  horizontal: () => translate({id: 'labs.constraints.horizontal', message: 'Horizontal', description: 'Label of a choice'}),
  vertical: () => translate({id: 'labs.constraints.vertical', message: 'Vertical', description: 'Label of a choice'}),
  width: () => translate({id: 'labs.constraints.width', message: 'Frame width', description: 'Label of a slider'}),
  height: () => translate({id: 'labs.constraints.height', message: 'Frame height', description: 'Label of a slider'}),
  artwork: () =>
    translate({id: 'labs.constraints.artwork', message: 'The child is artwork (for Scale)', description: 'Label of a checkbox'}),
  legend: () =>
    translate({
      id: 'labs.constraints.legend',
      message: 'Dashed: where the design tool puts the child. Filled: where the code puts it.',
      description: 'Explains the drawing',
    }),
  scaleFallback: () =>
    translate({
      id: 'labs.constraints.scaleFallback',
      message: 'Scale is written as both distances: they stay, the proportions do not. Artwork keeps its scale.',
      description: 'Explains what becomes of the scale constraint',
    }),
  scaleKept: () =>
    translate({
      id: 'labs.constraints.scaleKept',
      message: 'Artwork scales as a picture does: position and size are shares of the frame.',
      description: 'Explains the scale constraint on artwork',
    }),
};

/** The sentence below the controls. */
export function note({horizontal, vertical, artwork}: Setting): string {
  if (horizontal !== 'scale' && vertical !== 'scale') return words.legend();
  return artwork ? words.scaleKept() : words.scaleFallback();
}

export function summary(setting: Setting): string[] {
  const {width, height, horizontal, vertical} = setting;
  const x = place(horizontal, 'horizontal', width);
  const y = place(vertical, 'vertical', height);
  return [
    translate(
      {
        id: 'labs.constraints.summary',
        message: 'Frame {width} by {height}. Child at {x}, {y}, size {w} by {h}.',
        description: 'Read to screen readers after the frame was resized',
      },
      {width: round(width), height: round(height), x: round(x.start), y: round(y.start), w: round(x.size), h: round(y.size)},
    ),
    note(setting),
  ];
}
