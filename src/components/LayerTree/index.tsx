import type {DrawnLayer} from '@site/core/layers/drawn';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {Drawing} from './Drawing';
import styles from './styles.module.css';
import {Tree} from './Tree';
import {useInspection} from './useInspection';
import {Values} from './Values';

interface Props {
  /** The three below are written by plugins/pair from a `layers` fence. */
  layers: readonly DrawnLayer[];
  source: string;
  view?: 'tree' | 'drawing' | 'both';
  /** Without a frame of its own: it is part of something that has one. */
  bare?: boolean;
  inPlayground?: boolean;
  /** Names and drawing only, close to each other. */
  short?: boolean;
}

function Inspected({layers, source, view, inPlayground, short}: Props): ReactNode {
  const id = useId();
  const {root, active, selected, sizes, look, handlers} = useInspection(source);
  const valuesId = (line: number) => `${id}-${line}`;
  const inspection = {active, stop: selected ?? layers[0]?.line, ...(!short && {valuesId})};
  return (
    <>
      <div ref={root} className={styles.design} data-view={view} {...handlers}>
        {view === 'both' && <Tree layers={layers} inspection={inspection} />}
        <Drawing layers={layers} active={active} />
      </div>
      {!short && (
        <Values
          layers={layers}
          source={source}
          active={active}
          sizes={sizes}
          onAll={look}
          valuesId={valuesId}
          inPlayground={inPlayground}
        />
      )}
    </>
  );
}

/** A design: its layers by name, what they look like, and the values to draw them again. Authors write a `layers` fence. */
export function LayerTree({layers, source, view = 'both', bare = false, inPlayground, short}: Props): ReactNode {
  // A tree alone is about names, a drawing alone is a picture; beside code it is a design.
  const inspected = view === 'both' || (bare && view === 'drawing');
  return (
    <div className={clsx(styles.frame, bare && styles.bare, short && styles.short)}>
      {inspected ? (
        <Inspected layers={layers} source={source} view={view} inPlayground={inPlayground} short={short} />
      ) : (
        <div className={styles.design} data-view={view}>
          {view === 'tree' ? <Tree layers={layers} /> : <Drawing layers={layers} />}
        </div>
      )}
    </div>
  );
}
