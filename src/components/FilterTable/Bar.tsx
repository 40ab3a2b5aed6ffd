import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** How many rows are shown, and of how many; a total of 0 means not counted yet. */
  shown: number;
  total: number;
  /** Further filters. */
  children?: ReactNode;
}

/** The filter above a long table. Hidden without scripts, there from the first paint with them (html[data-choices]). */
export function Bar({query, onQuery, shown, total, children}: Props): ReactNode {
  const label = translate({
    id: 'vocabulary.filter.label',
    message: 'Filter this table',
    description: 'Label of the field that filters the rows of a table',
  });
  const count = translate(
    {id: 'vocabulary.filter.count', message: '{shown} of {total} rows', description: 'How many rows of a table the filter left'},
    {shown, total},
  );
  return (
    <div className={styles.bar}>
      <input
        type="search"
        className={styles.field}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      {children}
      <p className={styles.count} role="status">
        {total > 0 && count}
      </p>
    </div>
  );
}
