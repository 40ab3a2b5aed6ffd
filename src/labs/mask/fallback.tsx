import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {gradient, type MaskPaint, type MaskType} from './model';
import {typeLabel} from './names';

export const frame: Frame = {
  title: translate({id: 'labs.mask.title', message: 'Masks: alpha, vector, luminance', description: 'Title of the mask demonstration'}),
  heights: {narrow: 1456, medium: 1328, wide: 740},
};

export const load = () => import(/* webpackChunkName: "lab-mask" */ '.');

const pictures: {type: MaskType; paint: MaskPaint}[] = [
  {type: 'alpha', paint: 'fade'},
  {type: 'vector', paint: 'fade'},
  {type: 'luminance', paint: 'light'},
];

export default function Fallback(): ReactNode {
  return (
    <div className={styles.figure}>
      <ul className={styles.pictures}>
        {pictures.map(({type, paint}) => (
          <li key={type}>
            <div className={styles.panel}>
              <div
                className={styles.masked}
                style={
                  type === 'vector' ? undefined : {maskImage: gradient(paint), maskMode: type === 'luminance' ? 'luminance' : undefined}
                }
              />
            </div>
            {typeLabel(type)}
          </li>
        ))}
      </ul>
      <p>
        {translate({
          id: 'labs.mask.fallback',
          message: 'A mask works on the layers above it in the same group: by the opacity, the outline or the brightness of its fill.',
          description: 'Caption of the static picture of the mask demonstration',
        })}
      </p>
    </div>
  );
}
