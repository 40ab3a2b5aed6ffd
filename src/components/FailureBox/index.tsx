import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {title: string; children: ReactNode; className?: string; id?: string; hidden?: boolean; onRetry?: () => void};

/** The red box for what could not be loaded, with its Retry button. */
export default function FailureBox({title, children, className, onRetry, ...rest}: Props): ReactNode {
  return (
    <div className={clsx(styles.box, className)} role="alert" {...rest}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Translate id="site.loading.retry" description="Button that reloads a page which could not be loaded">
          Retry
        </Translate>
      </button>
    </div>
  );
}
