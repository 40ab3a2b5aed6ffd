import {type PictureName, pictures} from '@site/src/components/pictures';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const documented = 'see the kitchen sink: /docs/kitchen-sink#home-way';

/** A section with its picture: the first link inside leads on and covers the whole card, the text after it says what is there. */
export default function HomeWay({picture, children}: {picture: PictureName; children?: ReactNode}): ReactNode {
  if (!Object.hasOwn(pictures, picture)) {
    throw new Error(`<HomeWay> has picture="${String(picture)}"; expected one of ${Object.keys(pictures).join(', ')}; ${documented}`);
  }
  const Picture = pictures[picture];
  return (
    <div className={styles.way}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
