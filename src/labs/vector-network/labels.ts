import {translate} from '@docusaurus/Translate';
import type {Mirroring} from './edit';
import {isStraight, type Network, segmentAt, vertexAt} from './network';

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

export function segmentLabel(network: Network, index: number): string {
  const {a, b} = segmentAt(network, index);
  return translate(
    {id: 'labs.vector-network.segment', message: 'Segment {index}, vertex {a} to {b}', description: 'Name of a segment'},
    {index, a, b},
  );
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
