import {translate} from '@docusaurus/Translate';
import type {Kind, Operation, Result, ShapeId, State} from './model';
import {operationLabel} from './names';

export const words = {
  canvas: () =>
    translate({
      id: 'labs.boolean-operations.canvas',
      message: 'Two shapes and the result of the operation',
      description: 'Accessible name of the drawing of the boolean operations demonstration',
    }),
  operation: () =>
    translate({
      id: 'labs.boolean-operations.operation',
      message: 'Operation',
      description: 'Label of the choice of a boolean operation',
    }),
  bottom: () =>
    translate({
      id: 'labs.boolean-operations.bottom',
      message: 'Bottom layer',
      description: 'Label of the choice of the lower of two shapes',
    }),
  kind: () =>
    translate({
      id: 'labs.boolean-operations.kind',
      message: 'Kind',
      description: 'Label of the choice of circle, rectangle or triangle',
    }),
  size: () => translate({id: 'labs.boolean-operations.size', message: 'Width', description: 'Label of the width of a shape'}),
  result: () =>
    translate({
      id: 'labs.boolean-operations.result',
      message: 'Result',
      description: 'Heading of the measures of the resulting shape',
    }),
  area: () => translate({id: 'labs.boolean-operations.area', message: 'Area', description: 'Area of the resulting shape'}),
  pieces: () =>
    translate({
      id: 'labs.boolean-operations.pieces',
      message: 'Pieces',
      description: 'Number of separate parts of the result',
    }),
  holes: () => translate({id: 'labs.boolean-operations.holes', message: 'Holes', description: 'Number of holes in the result'}),
  fillRule: () =>
    translate({
      id: 'labs.boolean-operations.fillRule',
      message: 'Fill rule',
      description: 'The fill rule the resulting path needs',
    }),
};

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
        message: 'Keeps every point that is in either shape. The order of the layers does not matter.',
        description: 'Explains the union of two shapes',
      });
    case 'subtract':
      return translate(
        {
          id: 'labs.boolean-operations.explainSubtract',
          message: 'Keeps {bottom} where {top}, which is above it, does not cover it. Swap the layers and the result changes.',
          description: 'Explains the subtraction of the upper shape from the lower one',
        },
        {bottom: first, top: second},
      );
    case 'intersect':
      return translate({
        id: 'labs.boolean-operations.explainIntersect',
        message: 'Keeps only what is in both shapes. The order of the layers does not matter.',
        description: 'Explains the intersection of two shapes',
      });
    case 'exclude':
      return translate({
        id: 'labs.boolean-operations.explainExclude',
        message: 'Keeps what is in exactly one shape: both outlines in one path with the even-odd fill rule.',
        description: 'Explains the exclusion of two shapes',
      });
  }
}

export function summary({operation, bottom}: State, {area, pieces, holes}: Result): string[] {
  return [
    translate(
      {
        id: 'labs.boolean-operations.summary',
        message: '{operation}: area {area}, pieces: {pieces}, holes: {holes}.',
        description: 'Read to screen readers after a change',
      },
      {operation: operationLabel(operation), area: areaText(area), pieces, holes},
    ),
    explanation(operation, bottom),
  ];
}
