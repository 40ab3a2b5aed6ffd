import {translate} from '@docusaurus/Translate';
import type {AxisName, Constraint} from './model';

export const words = {
  stage: () => translate({id: 'labs.constraints.stage', message: 'A frame with one child', description: 'Name of the drawing'}),
  rightEdge: () => translate({id: 'labs.constraints.rightEdge', message: 'Right edge of the frame', description: 'Name of a handle'}),
  bottomEdge: () => translate({id: 'labs.constraints.bottomEdge', message: 'Bottom edge of the frame', description: 'Name of a handle'}),
  corner: () => translate({id: 'labs.constraints.corner', message: 'Corner of the frame', description: 'Name of a handle'}),
  horizontal: () => translate({id: 'labs.constraints.horizontal', message: 'Horizontal', description: 'Label of a choice'}),
  vertical: () => translate({id: 'labs.constraints.vertical', message: 'Vertical', description: 'Label of a choice'}),
  width: () => translate({id: 'labs.constraints.width', message: 'Frame width', description: 'Label of a slider'}),
  height: () => translate({id: 'labs.constraints.height', message: 'Frame height', description: 'Label of a slider'}),
  artwork: () => translate({id: 'labs.constraints.artwork', message: 'The child is artwork', description: 'Label of a checkbox'}),
  legend: () =>
    translate({
      id: 'labs.constraints.legend',
      message: 'Dashed: where the design tool puts the child. Filled: where the code puts it.',
      description: 'Explains the drawing',
    }),
  scaleFallback: () =>
    translate({
      id: 'labs.constraints.scaleFallback',
      message: 'Scale is written as stretch: the distances stay, the proportions do not. Artwork keeps its scale.',
      description: 'Explains what becomes of the scale constraint',
    }),
  scaleKept: () =>
    translate({
      id: 'labs.constraints.scaleKept',
      message: 'Artwork scales as a picture does: position and size are shares of the frame.',
      description: 'Explains the scale constraint on artwork',
    }),
};

function label(constraint: Constraint, axis: AxisName): string {
  switch (constraint) {
    case 'min':
      return axis === 'horizontal'
        ? translate({id: 'labs.constraints.left', message: 'Left', description: 'Constraint, as named in the design tool'})
        : translate({id: 'labs.constraints.top', message: 'Top', description: 'Constraint, as named in the design tool'});
    case 'max':
      return axis === 'horizontal'
        ? translate({id: 'labs.constraints.right', message: 'Right', description: 'Constraint, as named in the design tool'})
        : translate({id: 'labs.constraints.bottom', message: 'Bottom', description: 'Constraint, as named in the design tool'});
    case 'center':
      return translate({id: 'labs.constraints.center', message: 'Center', description: 'Constraint, as named in the design tool'});
    case 'stretch':
      return translate({id: 'labs.constraints.stretch', message: 'Stretch', description: 'Constraint to both sides'});
    case 'scale':
      return translate({id: 'labs.constraints.scale', message: 'Scale', description: 'Constraint, as named in the design tool'});
  }
}

const order: readonly Constraint[] = ['min', 'max', 'center', 'stretch', 'scale'];

export const options = (axis: AxisName) => order.map((value) => ({value, label: label(value, axis)}));
