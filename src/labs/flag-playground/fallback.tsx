import Translate, {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.flag-playground.title', message: 'Flag playground', description: 'Title of the flag playground lab'}),
  heights: {narrow: 912, medium: 732, wide: 640, full: 420},
};

export const load = () => import(/* webpackChunkName: "lab-flag-playground" */ '.');

/** A layer name taken apart. */
export default function Fallback(): ReactNode {
  return (
    <ul className={styles.anatomy}>
      <li>
        <code className={styles['part-name']}>Hero card</code>
        <Translate id="labs.flag-playground.fallback.name" description="Part of a layer name">
          name of the layer
        </Translate>
      </li>
      <li>
        <code className={styles['part-flag']}>--max-width</code>
        <Translate id="labs.flag-playground.fallback.flag" description="Part of a layer name">
          flag
        </Translate>
      </li>
      <li>
        <code className={styles['part-flag']}>=960</code>
        <Translate id="labs.flag-playground.fallback.value" description="Part of a layer name">
          its value, in pixels
        </Translate>
      </li>
      <li>
        <code className={styles['part-off']}>----artwork</code>
        <Translate id="labs.flag-playground.fallback.disabled" description="Part of a layer name">
          disabled flag
        </Translate>
      </li>
    </ul>
  );
}
