import type {DrawnLayer} from '@site/core/layers/drawn';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Drawing} from './Drawing';
import styles from './styles.module.css';
import {Tree} from './Tree';

interface Props {
  /** Written by plugins/pair from a `layers` fence. */
  layers: readonly DrawnLayer[];
  view?: 'tree' | 'drawing' | 'both';
  /** Without a frame of its own: it is part of something that has one. */
  bare?: boolean;
}

/** A design: its layers by name and what they look like. Authors write a `layers` fence. */
export function LayerTree({layers, view = 'both', bare = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.frame, bare && styles.bare)}>
      <div className={styles.design} data-view={view}>
        {view !== 'drawing' && <Tree layers={layers} />}
        {view !== 'tree' && <Drawing layers={layers} />}
      </div>
    </div>
  );
}
