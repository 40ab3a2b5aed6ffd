import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & {small?: boolean};

/** A quiet button of the search: try again, show more, look elsewhere. */
export default function ActionButton({small, ...rest}: Props): ReactNode {
  return <button {...rest} type="button" className={clsx(styles.button, small && styles.small)} />;
}
