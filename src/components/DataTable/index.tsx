import {Nothing} from '@site/src/components/FilterTable';
import {Bar} from '@site/src/components/FilterTable/Bar';
import {Choice} from '@site/src/components/FilterTable/Choice';
import {matches} from '@site/src/components/FilterTable/match';
import {type Column, columnClass, Region} from '@site/src/components/FilterTable/Region';
import shared from '@site/src/components/FilterTable/styles.module.css';
import {type ReactNode, useState} from 'react';

export interface DataRow<T extends string> {
  readonly id: string;
  /** What the choice above the table filters by. */
  readonly kind: T;
  /** What the text filter looks at. */
  readonly text: string;
  /** The first one is the head of the row. */
  readonly cells: readonly ReactNode[];
}

interface Props<T extends string> {
  /** What the table is about, for those who cannot see it. */
  label: string;
  heads: readonly string[];
  /** What each column holds, in the order of the heads. */
  columns: readonly Column[];
  /** How wide they are: see Region. */
  widths: readonly string[];
  rows: readonly DataRow<T>[];
  /** `every` is the choice that filters nothing. */
  choice: {every: string; options: readonly {readonly id: T; readonly label: string}[]};
}

/** A registry as a table, with filters by text and by kind. Without scripts it is the whole table. */
export function DataTable<T extends string>({label, heads, columns, widths, rows, choice}: Props<T>): ReactNode {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<T | ''>('');
  const shown = rows.filter((row) => (!kind || row.kind === kind) && matches(row.text, query));
  const clear = () => {
    setQuery('');
    setKind('');
  };
  return (
    <div className={shared.filter} data-wide>
      <Bar query={query} onQuery={setQuery} shown={shown.length} total={rows.length}>
        <Choice label={choice.every} value={kind} options={choice.options} onChange={setKind} />
      </Bar>
      <Region label={label} heads={heads} widths={widths} fit="page">
        {shown.map(({id, cells: [head, ...others]}) => (
          <tr key={id}>
            <th scope="row" className={columnClass(columns[0])}>
              {head}
            </th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order.
              <td key={index} className={columnClass(columns[index + 1])}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </Region>
      {shown.length === 0 && <Nothing onClear={clear} />}
    </div>
  );
}
