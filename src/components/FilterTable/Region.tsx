import clsx from 'clsx';
import type {ReactNode} from 'react';
import shared from './styles.module.css';

interface Props {
  /** What the table is about, for those who cannot see it. */
  label: string;
  heads: readonly string[];
  /** The rows. */
  children: ReactNode;
  className?: string;
  /** Many columns: smaller letters, and the table scrolls before they get too narrow. */
  wide?: boolean;
  tableClassName?: string;
}

/** A table of data that scrolls inside itself, by keyboard too. */
export function Region({label, heads, children, className, wide, tableClassName}: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, and the keyboard must be able to
    <section className={clsx(shared.region, className)} tabIndex={0} aria-label={label}>
      <table className={clsx(wide && shared.wide, tableClassName)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
