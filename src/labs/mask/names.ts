import {translate} from '@docusaurus/Translate';
import type {MaskType} from './model';

/** What the picture and the body both name. The picture must not load the rest of the messages. */

export function typeLabel(type: MaskType): string {
  switch (type) {
    case 'alpha':
      return translate({id: 'labs.mask.alpha', message: 'Alpha', description: 'Mask type that keeps by opacity'});
    case 'vector':
      return translate({id: 'labs.mask.vector', message: 'Vector', description: 'Mask type that keeps what lies inside the outline'});
    case 'luminance':
      return translate({id: 'labs.mask.luminance', message: 'Luminance', description: 'Mask type that keeps by brightness'});
  }
}
