import Link from '@docusaurus/Link';
import type {DrawnFlag} from '@site/core/layers/drawn';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  flag: DrawnFlag;
  /** Out of the order of the Tab key: the same link can be reached elsewhere. */
  skipped?: boolean;
}

function FlagMark({flag, skipped}: Props): ReactNode {
  const className = clsx(styles.flag, flag.disabled && styles.disabled);
  if (!flag.to) return <span className={className}>{flag.text}</span>;
  return (
    <Link className={className} to={flag.to} tabIndex={skipped ? -1 : undefined}>
      {flag.text}
    </Link>
  );
}

/** The flags of a layer name, linked to their pages. */
export function Flags({flags, skipped}: {flags: readonly DrawnFlag[]; skipped?: boolean}): ReactNode {
  return flags.map((flag) => (
    <span key={flag.text}>
      {' '}
      <FlagMark flag={flag} skipped={skipped} />
    </span>
  ));
}
