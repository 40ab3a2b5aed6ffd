import {type PictureName, pictures} from '@site/src/components/pictures';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const documented = 'see the kitchen sink: /docs/kitchen-sink#home-ways';

/** Sections of the documentation, each with its picture: `<HomeWays>` around `<HomeWay>`s. */
export function HomeWays({children}: {children?: ReactNode}): ReactNode {
  if (!children) throw new Error(`<HomeWays> is empty; expected <HomeWay> inside; ${documented}`);
  return <div className={styles.ways}>{children}</div>;
}

/** The first link inside leads on and covers the whole card; the text after it says what is there. */
export function HomeWay({picture, children}: {picture: PictureName; children?: ReactNode}): ReactNode {
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
