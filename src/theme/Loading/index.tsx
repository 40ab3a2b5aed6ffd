import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p className={styles.title}>
          <Translate id="site.loading.failed" description="Title of the red box shown when a page's files could not be loaded">
            This page could not be loaded.
          </Translate>
        </p>
        <p>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
          <Translate id="site.loading.retry" description="Button that reloads a page which could not be loaded">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  const label = translate({
    id: 'site.loading.label',
    message: 'Loading the page',
    description: 'Label of the spinner shown while a page loads',
  });
  return (
    <div className={styles.waiting}>
      <div id="loader" className={styles.spinner} role="status" aria-label={label} />
    </div>
  );
}
