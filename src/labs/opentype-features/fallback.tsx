import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {features} from './model';
import {featureLabels} from './names';

export const frame: Frame = {
  title: translate({
    id: 'labs.opentype-features.title',
    message: 'OpenType features and axes',
    description: 'Title of the OpenType features demonstration',
  }),
  heights: {narrow: 2268, medium: 1700, wide: 1052, full: 840},
};

export const load = () => import(/* webpackChunkName: "lab-opentype-features" */ '.');

/** Words only: the font itself is worth its weight only to those who play with it. */
export default function Fallback(): ReactNode {
  const labels = featureLabels();
  return (
    <div className={styles.figure}>
      <p>
        {translate({
          id: 'labs.opentype-features.fallback',
          message: 'Inter has two axes, wght from 100 to 900 and opsz from 14 to 32, and among others these features:',
          description: 'Comes before the list of the features of the font',
        })}
      </p>
      <ul className={styles.features}>
        {features.map(({tag}) => (
          <li key={tag}>
            <code>{tag}</code> {labels[tag]}
          </li>
        ))}
      </ul>
    </div>
  );
}
