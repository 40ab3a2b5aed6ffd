import {translate} from '@docusaurus/Translate';
import type {Kind, Operation, ShapeId} from './model';

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

export function kindLabel(kind: Kind): string {
  switch (kind) {
    case 'circle':
      return translate({id: 'labs.boolean-operations.circle', message: 'Circle', description: 'Kind of shape'});
    case 'rectangle':
      return translate({id: 'labs.boolean-operations.rectangle', message: 'Rectangle', description: 'Kind of shape'});
    case 'triangle':
      return translate({id: 'labs.boolean-operations.triangle', message: 'Triangle', description: 'Kind of shape'});
  }
}

export function shapeLabel(id: ShapeId): string {
  return id === 'a'
    ? translate({id: 'labs.boolean-operations.shapeA', message: 'Shape A', description: 'Name of the first of two shapes'})
    : translate({id: 'labs.boolean-operations.shapeB', message: 'Shape B', description: 'Name of the second of two shapes'});
}

export function areaText(area: number): string {
  return translate(
    {id: 'labs.boolean-operations.areaValue', message: '{area} px²', description: 'An area in square pixels'},
    {area: Math.round(area).toLocaleString('en')},
  );
}

/** What the operation keeps, in a sentence. */
export function explanation(operation: Operation, bottom: ShapeId): string {
  const first = shapeLabel(bottom);
  const second = shapeLabel(bottom === 'a' ? 'b' : 'a');
  switch (operation) {
    case 'union':
      return translate({
        id: 'labs.boolean-operations.explainUnion',
        message: 'Keeps every point that lies in either shape. The order of the layers does not matter.',
        description: 'Explains the union of two shapes',
      });
    case 'subtract':
      return translate(
        {
          id: 'labs.boolean-operations.explainSubtract',
          message: 'Keeps {bottom} where {top}, which lies above it, does not cover it. Swap the layers and the result changes.',
          description: 'Explains the subtraction of the upper shape from the lower one',
        },
        {bottom: first, top: second},
      );
    case 'intersect':
      return translate({
        id: 'labs.boolean-operations.explainIntersect',
        message: 'Keeps only what lies in both shapes. The order of the layers does not matter.',
        description: 'Explains the intersection of two shapes',
      });
    case 'exclude':
      return translate({
        id: 'labs.boolean-operations.explainExclude',
        message: 'Keeps what lies in exactly one shape: both outlines in one path with the even-odd fill rule.',
        description: 'Explains the exclusion of two shapes',
      });
  }
}
