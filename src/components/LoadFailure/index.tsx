import Translate, {translate} from '@docusaurus/Translate';
import {loadFailureId} from '@site/config/load-failure';
import {isWhole, onceWhole} from '@site/core/whole';
import {type ReactNode, useSyncExternalStore} from 'react';
import FailureBox from '../FailureBox';
import styles from './styles.module.css';

/** Part of the static page only; config/load-failure.ts shows it when the scripts of a first load fail. */
export default function LoadFailure(): ReactNode {
  const isAlive = useSyncExternalStore(onceWhole, isWhole, () => false);
  if (isAlive) return null;
  const title = translate({
    id: 'site.loadFailure.title',
    message: 'This page did not load completely.',
    description: 'Title of the red box shown when the scripts of a page could not be loaded',
  });
  return (
    <FailureBox className={styles.box} id={loadFailureId} title={title} hidden>
      <Translate id="site.loadFailure.what" description="Text of the red box shown when the scripts of a page could not be loaded">
        You can read it and follow its links, but menus, search and interactive parts do not work.
      </Translate>
    </FailureBox>
  );
}
