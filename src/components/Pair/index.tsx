import Translate from '@docusaurus/Translate';
import type {TargetOption} from '@site/core/facts/targets';
import type {DrawnLayer} from '@site/core/layers/drawn';
import {LayerTree} from '@site/src/components/LayerTree';
import {TargetTabs} from '@site/src/components/TargetTabs';
import type {ReactNode} from 'react';
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
  children?: ReactNode;
}

/** A design and the code it becomes. */
export function Pair({layers, source, view, options, effect, children}: Props): ReactNode {
  return (
    <div className={styles.pair} data-pair>
      <div className={styles.design}>
        <p className={styles.side}>
          <Translate id="vocabulary.pair.design" description="Heading of the design half of a design-to-code pair">
            Design
          </Translate>
        </p>
        <LayerTree layers={layers} source={source} view={view} bare />
      </div>
      <div className={styles.code}>
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
      </div>
    </div>
  );
}
