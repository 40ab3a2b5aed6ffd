import {translate} from '@docusaurus/Translate';
import type {Mirroring} from './edit';
import type {News, Part, State} from './model';
import {isStraight, type Network, segmentAt, vertexAt} from './network';

export const words = {
  selected: () => translate({id: 'labs.vector-network.selected', message: 'Selected', description: 'Heading above what is selected'}),
  split: () =>
    translate({
      id: 'labs.vector-network.split',
      message: 'Split at midpoint',
      description: 'Button that splits the selected segment',
    }),
  bend: () =>
    translate({
      id: 'labs.vector-network.bend',
      message: 'Bend or straighten',
      description: 'Button that gives the selected vertex tangents or takes them away',
    }),
  delete: () =>
    translate({
      id: 'labs.vector-network.delete',
      message: 'Delete',
      description: 'Button that deletes the selected vertex or segment',
    }),
  undo: () => translate({id: 'labs.vector-network.undo', message: 'Undo', description: 'Button that takes back the last change'}),
  redo: () => translate({id: 'labs.vector-network.redo', message: 'Redo', description: 'Button that brings back what was undone'}),
  mirroring: () =>
    translate({
      id: 'labs.vector-network.mirroring',
      message: 'Mirror tangents',
      description: 'Label of the choice of how the opposite tangent follows',
    }),
  help: () =>
    translate({
      id: 'labs.vector-network.help',
      message:
        'Drag a vertex, a line or a square handle. On the keyboard: Tab to it, then the arrow keys; Enter on a midpoint splits, Delete removes, Ctrl or ⌘ + Z undoes.',
      description: 'How to use the vector network demonstration',
    }),
  vertices: () => translate({id: 'labs.vector-network.vertices', message: 'Vertices', description: 'Number of vertices'}),
  segments: () => translate({id: 'labs.vector-network.segments', message: 'Segments', description: 'Number of segments'}),
  regions: () => translate({id: 'labs.vector-network.regions', message: 'Regions', description: 'Number of filled regions'}),
  shared: () =>
    translate({
      id: 'labs.vector-network.shared',
      message:
        'Segment 6 is a wall of both regions: move its ends and both follow. Vertices 1 and 4 have three segments each, which a single path cannot have. A region needs closed loops, so deleting one side of it removes the fill.',
      description: 'Explains what is special about the drawing of the vector network demonstration',
    }),
  area: () =>
    translate({
      id: 'labs.vector-network.area',
      message: 'Drawing area',
      description: 'Accessible name of the area that has the focus after something was deleted',
    }),
  canvas: () =>
    translate({
      id: 'labs.vector-network.canvas',
      message: 'Vector network',
      description: 'Accessible name of the drawing of the vector network',
    }),
};

export function mirroringLabel(mirroring: Mirroring): string {
  switch (mirroring) {
    case 'auto':
      return translate({id: 'labs.vector-network.auto', message: 'Auto', description: 'Mirroring of tangents: as they are now'});
    case 'none':
      return translate({id: 'labs.vector-network.none', message: 'None', description: 'Mirroring of tangents: each on its own'});
    case 'angle':
      return translate({id: 'labs.vector-network.angle', message: 'Angle', description: 'Mirroring of tangents: the direction only'});
    case 'all':
      return translate({
        id: 'labs.vector-network.all',
        message: 'Angle and length',
        description: 'Mirroring of tangents: direction and length',
      });
  }
}

export const vertexLabel = (index: number): string =>
  translate({id: 'labs.vector-network.vertex', message: 'Vertex {index}', description: 'Name of a vertex'}, {index});

export const tangentLabel = (index: number, end: 0 | 1): string =>
  translate(
    {
      id: 'labs.vector-network.tangent',
      message: 'Tangent {name} of segment {index}',
      description: 'Name of a tangent handle; name is ta or tb',
    },
    {name: end === 0 ? 'ta' : 'tb', index},
  );

function segmentName(index: number, a: number, b: number): string {
  return translate(
    {id: 'labs.vector-network.segment', message: 'Segment {index}, vertex {a} to {b}', description: 'Name of a segment'},
    {index, a, b},
  );
}

export function segmentLabel(network: Network, index: number): string {
  const {a, b} = segmentAt(network, index);
  return segmentName(index, a, b);
}

export const splitLabel = (network: Network, index: number): string =>
  translate(
    {
      id: 'labs.vector-network.splitLabel',
      message: '{segment}: split at the midpoint',
      description: 'Accessible name of the button in the middle of a segment',
    },
    {segment: segmentLabel(network, index)},
  );

export function vertexText(network: Network, index: number): string {
  const {x, y} = vertexAt(network, index);
  return `x ${Math.round(x * 100) / 100}, y ${Math.round(y * 100) / 100}`;
}

export function kindText(network: Network, index: number): string {
  return isStraight(segmentAt(network, index))
    ? translate({id: 'labs.vector-network.straight', message: 'straight', description: 'A segment without tangents'})
    : translate({id: 'labs.vector-network.cubic', message: 'cubic curve', description: 'A segment with a tangent'});
}

function partLabel(part: Part): string {
  switch (part.kind) {
    case 'vertex':
      return vertexLabel(part.index);
    case 'segment':
      return segmentName(part.index, part.a, part.b);
    case 'tangent':
      return tangentLabel(part.segment, part.end);
  }
}

function newsText({direction, change}: NonNullable<News>): string {
  const back = direction === 'undone';
  const values = {part: partLabel(change.part)};
  switch (change.type) {
    case 'delete':
      return back
        ? translate(
            {id: 'labs.vector-network.restored', message: 'Restored: {part}.', description: 'Said after a deletion was undone'},
            values,
          )
        : translate({id: 'labs.vector-network.deleted', message: 'Deleted: {part}.', description: 'Said after a deletion'}, values);
    case 'split':
      return back
        ? translate(
            {id: 'labs.vector-network.joined', message: 'Joined again: {part}.', description: 'Said after a split was undone'},
            values,
          )
        : translate(
            {id: 'labs.vector-network.splitDone', message: 'Split: {part}.', description: 'Said after a segment was split'},
            values,
          );
    case 'move':
      return back
        ? translate(
            {id: 'labs.vector-network.movedBack', message: 'Moved back: {part}.', description: 'Said after a move was undone'},
            values,
          )
        : translate(
            {id: 'labs.vector-network.movedAgain', message: 'Moved again: {part}.', description: 'Said after a move was redone'},
            values,
          );
    case 'bend':
      return back
        ? translate(
            {
              id: 'labs.vector-network.bendUndone',
              message: 'Tangents as before: {part}.',
              description: 'Said after the bending or straightening of a vertex was undone',
            },
            values,
          )
        : translate(
            {
              id: 'labs.vector-network.bendDone',
              message: 'Tangents changed: {part}.',
              description: 'Said after a vertex was bent or straightened',
            },
            values,
          );
  }
}

export const nothingSelected = (): string =>
  translate({
    id: 'labs.vector-network.nothing',
    message: 'Nothing',
    description: 'Said when neither a vertex nor a segment is selected',
  });

/** The last change, what there is now, and what is selected. */
export function summary({network, selection, news}: State): string[] {
  const {vertices, segments, regions} = network;
  const selected = () => {
    if (!selection) return '';
    const {kind, index} = selection;
    return kind === 'vertex'
      ? `${vertexLabel(index)}: ${vertexText(network, index)}.`
      : `${segmentLabel(network, index)}: ${kindText(network, index)}.`;
  };
  return [
    news ? newsText(news) : '',
    translate(
      {
        id: 'labs.vector-network.summary',
        message: 'Vertices: {vertices}, segments: {segments}, regions: {regions}.',
        description: 'Read to screen readers after something was added or removed',
      },
      {vertices: vertices.length, segments: segments.length, regions: regions.length},
    ),
    selected(),
  ];
}
