import {translate} from '@docusaurus/Translate';
import type {Align} from './model';

/** What the picture and the body both name. The picture must not load the rest of the messages. */

export function alignLabel(align: Align): string {
  switch (align) {
    case 'inside':
      return translate({id: 'labs.stroke-alignment.inside', message: 'Inside', description: 'Stroke alignment'});
    case 'center':
      return translate({id: 'labs.stroke-alignment.center', message: 'Center', description: 'Stroke alignment'});
    case 'outside':
      return translate({id: 'labs.stroke-alignment.outside', message: 'Outside', description: 'Stroke alignment'});
  }
}
