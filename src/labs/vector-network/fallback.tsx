import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {initial, regionPath, segmentPath, stage} from './network';

export const frame: Frame = {
  title: translate({
    id: 'labs.vector-network.title',
    message: 'A vector network',
    description: 'Title of the vector network demonstration',
  }),
  heights: {narrow: 1344, medium: 1288, wide: 788, full: 764},
};

export const load = () => import(/* webpackChunkName: "lab-vector-network" */ '.');

export default function Fallback(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${stage.width} ${stage.height}`} role="img" aria-label={frame.title}>
        {initial.regions.map((region) => {
          const path = regionPath(initial, region);
          return <path key={path} className={styles.region} fillRule={region.fillRule} d={path} />;
        })}
        <path className={styles.line} d={initial.segments.map((_, i) => segmentPath(initial, i)).join(' ')} />
        <path className={styles.vertices} d={initial.vertices.map(({x, y}) => `M ${x} ${y} h 0`).join(' ')} />
      </svg>
      <figcaption>
        {translate({
          id: 'labs.vector-network.fallback',
          message: 'Nine vertices, ten segments, two regions that share a wall; the right one has a hole.',
          description: 'Caption of the static picture of the vector network demonstration',
        })}
      </figcaption>
    </figure>
  );
}
