import {translate} from '@docusaurus/Translate';
import {labelOf} from '@site/src/components/lib/label';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Stages of a flag, then statuses of a target: text and color of each. */
export const badgeLabels = {
  production: () => translate({id: 'vocabulary.badge.production', message: 'production', description: 'Stage of a feature: ready for use'}),
  staging: () =>
    translate({id: 'vocabulary.badge.staging', message: 'staging', description: 'Stage of a feature: works, may still change'}),
  draft: () => translate({id: 'vocabulary.badge.draft', message: 'draft', description: 'Stage of a feature: planned or experimental'}),
  supported: () => translate({id: 'vocabulary.badge.supported', message: 'supported', description: 'Status of a code target: complete'}),
  beta: () => translate({id: 'vocabulary.badge.beta', message: 'beta', description: 'Status of a code target: usable, with gaps'}),
  planned: () => translate({id: 'vocabulary.badge.planned', message: 'planned', description: 'Status of a code target: not available yet'}),
};

export type BadgeIs = keyof typeof badgeLabels;

/** How ready something is: `<Badge is="beta" />`. */
export function Badge({is}: {is: BadgeIs}): ReactNode {
  return (
    <span className={styles.badge} data-is={is}>
      {labelOf(badgeLabels, is)}
    </span>
  );
}
