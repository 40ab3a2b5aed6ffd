import Translate, {translate} from '@docusaurus/Translate';
import type {TargetOption} from '@site/core/facts/targets';
import type {DrawnLayer} from '@site/core/layers/drawn';
import {LayerTree} from '@site/src/components/LayerTree';
import {PlaygroundLink} from '@site/src/components/LayerTree/PlaygroundLink';
import {TargetTabs} from '@site/src/components/TargetTabs';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';
import {type Effect, WithoutFlag} from './WithoutFlag';

interface Props {
  /** The five below are written by plugins/pair from the fences inside. */
  layers: readonly DrawnLayer[];
  source: string;
  view?: 'tree' | 'drawing' | 'both';
  options: readonly TargetOption[];
  /** The flag that the pair is about, and how many lines it changes in the code of each target; none without effect. */
  effect?: Effect;
  /** Starts with the first lines of the first file, and without the values of the layers: for a page that shows more than the pair. */
  short?: boolean;
  children?: ReactNode;
}

/** A design and the code it becomes. */
export function Pair({layers, source, view, options, effect, short = false, children}: Props): ReactNode {
  const [all, setAll] = useState(!short);
  const id = useId();
  return (
    <div className={clsx(styles.pair, short && styles.short)} data-pair={short ? 'short' : ''}>
      <div className={styles.design}>
        <div className={styles.head}>
          <p className={styles.side}>
            <Translate id="vocabulary.pair.design" description="Heading of the design half of a design-to-code pair">
              Design
            </Translate>
          </p>
          {/* Elsewhere it is beside the values. */}
          {short && <PlaygroundLink className={styles.open} source={source} />}
        </div>
        <LayerTree layers={layers} source={source} view={view} bare short={short} />
      </div>
      <div id={id} className={clsx(styles.code, !all && styles.clamped)}>
        <div className={styles.head}>
          <p className={styles.side}>
            <Translate id="vocabulary.pair.code" description="Heading of the code half of a design-to-code pair">
              Code
            </Translate>
          </p>
          {effect && <WithoutFlag effect={effect} options={options} />}
        </div>
        <TargetTabs options={options} className={styles.tabs}>
          {children}
        </TargetTabs>
        {short && (
          <button type="button" className={styles.more} aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all
              ? translate({id: 'vocabulary.pair.less', message: 'Show less', description: 'Button below code that was shown in full'})
              : translate({id: 'vocabulary.pair.all', message: 'Show all', description: 'Button below the first lines of code'})}
          </button>
        )}
      </div>
    </div>
  );
}
