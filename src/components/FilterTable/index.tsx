import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {Bar} from './Bar';
import {matches} from './match';
import styles from './styles.module.css';

interface Props {
  /** What the table is about, for those who cannot see it. */
  label?: string;
  children?: ReactNode;
}

/** A long Markdown table with a filter. Without scripts it is the table alone. */
export function FilterTable({label, children}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [rows, setRows] = useState({shown: 0, total: 0});
  const region = useRef<HTMLElement>(null);

  // The rows are the page's own markup, rendered once; hiding them in place is lighter than rebuilding the table.
  useEffect(() => {
    const all = [...(region.current?.querySelectorAll('tbody tr') ?? [])];
    let shown = 0;
    for (const row of all) {
      const fits = matches(row.textContent ?? '', query);
      row.toggleAttribute('hidden', !fits);
      if (fits) shown += 1;
    }
    setRows({shown, total: all.length});
  }, [query]);

  return (
    <div className={styles.filter}>
      <Bar query={query} onQuery={setQuery} shown={rows.shown} total={rows.total} />
      <section
        ref={region}
        className={styles.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, and the keyboard must be able to
        tabIndex={0}
        aria-label={
          label ?? translate({id: 'vocabulary.filter.table', message: 'Table', description: 'Accessible name of a table that scrolls'})
        }
      >
        {children}
      </section>
      {rows.total > 0 && rows.shown === 0 && <Nothing onClear={() => setQuery('')} />}
    </div>
  );
}

/** What is shown in place of the rows when none is left. */
export function Nothing({onClear}: {onClear: () => void}): ReactNode {
  return (
    <p className={styles.nothing}>
      {translate({
        id: 'vocabulary.filter.nothing',
        message: 'Nothing matches.',
        description: 'Shown when a filter leaves no row of a table',
      })}{' '}
      <button type="button" className={styles.clear} onClick={onClear}>
        {translate({
          id: 'vocabulary.filter.clear',
          message: 'Clear the filter',
          description: 'Button that shows all rows of a table again',
        })}
      </button>
    </p>
  );
}
