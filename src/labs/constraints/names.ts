import {translate} from '@docusaurus/Translate';
import type {AxisName, Constraint} from './model';

/** What the picture and the body both name. The picture must not load the rest of the messages. */

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
      return axis === 'horizontal'
        ? translate({
            id: 'labs.constraints.leftAndRight',
            message: 'Left and right',
            description: 'Constraint, as named in the design tool',
          })
        : translate({
            id: 'labs.constraints.topAndBottom',
            message: 'Top and bottom',
            description: 'Constraint, as named in the design tool',
          });
    case 'scale':
      return translate({id: 'labs.constraints.scale', message: 'Scale', description: 'Constraint, as named in the design tool'});
  }
}

const order: readonly Constraint[] = ['min', 'max', 'center', 'stretch', 'scale'];

export const options = (axis: AxisName) => order.map((value) => ({value, label: label(value, axis)}));
