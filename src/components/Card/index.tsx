import Link from '@docusaurus/Link';
import {Badge, type BadgeIs} from '@site/src/components/Badge';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CardProps {
  title: string;
  /** Where the card leads; without it the card only informs. */
  to?: string;
  badge?: BadgeIs;
  children?: ReactNode;
}

/** Leads to another page: a title and a sentence, all of it a link. */
export function Card({title, to, badge, children}: CardProps): ReactNode {
  return (
    <div className={styles.card} data-link={to ? '' : undefined}>
      <p className={styles.title}>
        {to ? (
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        ) : (
          title
        )}
        {badge && <Badge is={badge} />}
      </p>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}

/** Cards side by side, as many as fit. */
export function Cards({children}: {children?: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
