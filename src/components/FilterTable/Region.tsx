import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import shared from './styles.module.css';

/**
 * What a column holds decides how wide it is: `name` heads the row, `text` is sentences, `word` is never broken, `code` breaks between its
 * parts only, `short` is everything else.
 */
export type Column = 'name' | 'text' | 'word' | 'code' | 'short';

export const columnClass = (column: Column | undefined): string | undefined => (column && column !== 'short' ? shared[column] : undefined);

interface Props {
  /** What the table is about, for those who cannot see it. */
  label: string;
  heads: readonly string[];
  /**
   * How wide the columns are, each a length, a share or `auto`. The browser would weigh them anew with every row that arrives over a slow
   * connection, and what is being read would move.
   */
  widths?: readonly string[];
  /** The rows. */
  children: ReactNode;
  className?: string;
  /**
   * For tables of the registries: it fits the page and scrolls with it, its head stays in sight. Where there is no room for columns, each
   * row is a card.
   */
  fit?: 'page';
  /** Wider than the column of text. */
  wide?: boolean;
  tableClassName?: string;
}

/** The heads, for the cards: what a value is called is before it. */
const labels = (heads: readonly string[]) =>
  Object.fromEntries(heads.map((head, index) => [`--head-${index + 1}`, JSON.stringify(head)])) as CSSProperties;

/** A table of data that scrolls inside itself where it has to, by keyboard too. */
export function Region({label, heads, widths, children, className, fit, wide, tableClassName}: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, and the keyboard must be able to
    <section className={clsx(shared.region, className)} tabIndex={0} aria-label={label} data-fit={fit} data-wide={wide || undefined}>
      <table className={clsx(fit && shared.data, widths && shared.fixed, tableClassName)} style={fit && labels(heads)}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" style={widths && {width: widths[index]}}>
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
