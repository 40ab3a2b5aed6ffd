import {translate} from '@docusaurus/Translate';
import {height, type Setting} from './model';

export const words = {
  stage: () => translate({id: 'labs.sample-lab.stage', message: 'A layer', description: 'Name of the drawing'}),
  width: () => translate({id: 'labs.sample-lab.width', message: 'Width', description: 'Label of a slider'}),
  rightEdge: () => translate({id: 'labs.sample-lab.rightEdge', message: 'Right edge of the layer', description: 'Name of a handle'}),
};

/** What the lab shows, one sentence for each thing that can change. */
export function summary({width}: Setting): string[] {
  return [
    translate(
      {
        id: 'labs.sample-lab.summary',
        message: 'The layer is {width} by {height} pixels.',
        description: 'Read to screen readers after a change',
      },
      {width, height},
    ),
  ];
}
