import Translate from '@docusaurus/Translate';
import type {DrawnLayer} from '@site/core/layers/drawn';
import type {TargetId} from '@site/data/targets';
import {LayerTree} from '@site/src/components/LayerTree';
import {TargetTabs} from '@site/src/components/TargetTabs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The three below are written by plugins/pair/remark.ts from the fences inside. */
  layers?: readonly DrawnLayer[];
  view?: 'tree' | 'drawing' | 'both';
  targets?: readonly TargetId[];
  children?: ReactNode;
}

/** A design and the code it becomes. */
export function Pair({layers, view, targets, children}: Props): ReactNode {
  if (!layers || !targets) {
    throw new Error(
      '<Pair> was used outside of a page in docs/, so plugins/pair gave it no layers and targets. In a component, pass both; see the kitchen sink: /docs/kitchen-sink#pair',
    );
  }
  return (
    <div className={styles.pair}>
      <div className={styles.design}>
        <p className={styles.side}>
          <Translate id="vocabulary.pair.design" description="Heading of the design half of a design-to-code pair">
            Design
          </Translate>
        </p>
        <LayerTree layers={layers} view={view} bare />
      </div>
      <div className={styles.code}>
        <p className={styles.side}>
          <Translate id="vocabulary.pair.code" description="Heading of the code half of a design-to-code pair">
            Code
          </Translate>
        </p>
        <TargetTabs targets={targets} className={styles.tabs}>
          {children}
        </TargetTabs>
      </div>
    </div>
  );
}
