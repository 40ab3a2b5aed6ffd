import {translate} from '@docusaurus/Translate';
import type {Operation} from './model';

/** What the picture and the body both name. The picture must not load the rest of the messages. */

export function operationLabel(operation: Operation): string {
  switch (operation) {
    case 'union':
      return translate({
        id: 'labs.boolean-operations.union',
        message: 'Union',
        description: 'Boolean operation: everything either shape covers',
      });
    case 'subtract':
      return translate({
        id: 'labs.boolean-operations.subtract',
        message: 'Subtract',
        description: 'Boolean operation: the bottom shape without what lies above it',
      });
    case 'intersect':
      return translate({
        id: 'labs.boolean-operations.intersect',
        message: 'Intersect',
        description: 'Boolean operation: what both shapes cover',
      });
    case 'exclude':
      return translate({
        id: 'labs.boolean-operations.exclude',
        message: 'Exclude',
        description: 'Boolean operation: what exactly one of the shapes covers',
      });
  }
}
