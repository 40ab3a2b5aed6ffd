import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** What the site has to say about a page, above its text: no part of the text, so search leaves it out. */
export default function PageNote({className, ...props}: ComponentProps<'div'>): ReactNode {
  return <div data-search="off" {...props} className={clsx(styles.note, className)} />;
}
