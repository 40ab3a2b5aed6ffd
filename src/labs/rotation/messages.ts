import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import {bounds, cssAngle, origin, type Pivot, type Setting} from './model';

export const words = {
  xy: () => translate({id: 'labs.rotation.xy', message: 'x, y in the design', description: 'Row of numbers'}),
  center: () => translate({id: 'labs.rotation.center', message: 'Center', description: 'Row of numbers and name of a pivot'}),
  bounds: () => translate({id: 'labs.rotation.bounds', message: 'Bounding box', description: 'Row of numbers'}),
  width: () => translate({id: 'labs.rotation.width', message: 'Its width', description: 'Row of numbers: width of the bounding box'}),
  height: () => translate({id: 'labs.rotation.height', message: 'Its height', description: 'Row of numbers: height of the bounding box'}),
  angles: () =>
    translate({
      id: 'labs.rotation.angles',
      message: 'Angle',
      description: 'Row of numbers: the angle in the design, CSS and Flutter',
    }),
  angle: () => translate({id: 'labs.rotation.angle', message: 'Rotation θ, counter-clockwise', description: 'Label of the angle'}),
  stage: () => translate({id: 'labs.rotation.stage', message: 'A layer that can be turned', description: 'Name of the drawing'}),
  pivot: () => translate({id: 'labs.rotation.pivot', message: 'Pivot in code', description: 'Label of the pivots'}),
  layerWidth: () => translate({id: 'labs.rotation.layer-width', message: 'Width w', description: 'Label of a slider'}),
  layerHeight: () => translate({id: 'labs.rotation.layer-height', message: 'Height h', description: 'Label of a slider'}),
  numbers: () => translate({id: 'labs.rotation.numbers', message: 'Numbers', description: 'Heading of the numbers'}),
};

export function pivotLabel(pivot: Pivot): string {
  switch (pivot) {
    case 'top-left':
      return translate({id: 'labs.rotation.top-left', message: 'Top left', description: 'Name of a pivot'});
    case 'center':
      return translate({id: 'labs.rotation.center', message: 'Center', description: 'Row of numbers and name of a pivot'});
    case 'wrapper':
      return translate({id: 'labs.rotation.wrapper', message: 'In auto layout', description: 'Name of a way to place the layer'});
  }
}

export function summary(setting: Setting): string[] {
  const box = bounds(setting);
  const {x, y} = origin(setting);
  return [
    translate(
      {
        id: 'labs.rotation.summary',
        message: 'In CSS {angle} degrees, pivot: {pivot}.',
        description: 'Read to screen readers after a change',
      },
      {angle: cssAngle(setting.angle), pivot: pivotLabel(setting.pivot)},
    ),
    translate(
      {
        id: 'labs.rotation.summary.box',
        message: 'Bounding box {width} by {height} pixels. In the design the layer is at {x}, {y}.',
        description: 'Read to screen readers after the layer was turned or changed its size',
      },
      {width: round(box.width), height: round(box.height), x: round(x), y: round(y)},
    ),
  ];
}
