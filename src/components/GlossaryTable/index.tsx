import {translate} from '@docusaurus/Translate';
import type {GlossaryRow} from '@site/core/glossary/rows';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {withCode} from '@site/src/components/lib/with-code';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const kinds = ['explained', 'listed'] as const;
type Kind = (typeof kinds)[number];

const kindLabels: Record<Kind, () => string> = {
  explained: () =>
    translate({id: 'vocabulary.glossaryTable.explained', message: 'With a meaning', description: 'Choice: words that are explained'}),
  listed: () =>
    translate({
      id: 'vocabulary.glossaryTable.listed',
      message: 'Translation only',
      description: 'Choice: words that have a translation but no explanation',
    }),
};

const rowOf = ({english, korean, note, avoid, definition}: GlossaryRow): DataRow<Kind> => ({
  id: english,
  kind: definition || note ? 'explained' : 'listed',
  text: [english, korean, definition, note, avoid].join(' '),
  cells: [
    <span key="english" lang="en">
      {english}
    </span>,
    <span key="korean" lang="ko">
      {korean}
    </span>,
    <span key="meaning">
      {definition}
      {note && <span className={styles.note}>{withCode(note)}</span>}
    </span>,
    avoid && (
      <span key="avoid" lang="ko">
        {avoid}
      </span>
    ),
  ],
});

/** What is explained comes first: the first screen has something to read. */
const inOrder = (rows: readonly GlossaryRow[]): GlossaryRow[] => {
  const rank = ({definition, note}: GlossaryRow) => (definition ? 0 : note ? 1 : 2);
  return rows.toSorted((a, b) => rank(a) - rank(b));
};

/** Every word of i18n/glossary.tsv. */
export default function GlossaryTable({rows}: {rows: readonly GlossaryRow[]}): ReactNode {
  return (
    <DataTable
      label={translate({
        id: 'vocabulary.glossaryTable.label',
        message: 'Glossary',
        description: 'Accessible name of the table of all words of the glossary',
      })}
      heads={[
        translate({id: 'vocabulary.glossaryTable.english', message: 'English', description: 'Head of a column: the word in English'}),
        translate({id: 'vocabulary.glossaryTable.korean', message: 'Korean', description: 'Head of a column: the word in Korean'}),
        translate({id: 'vocabulary.glossaryTable.meaning', message: 'Meaning', description: 'Head of a column'}),
        translate({id: 'vocabulary.glossaryTable.avoid', message: 'Avoid', description: 'Head of a column: words that are not to be used'}),
      ]}
      columns={['short', 'short', 'text', 'short']}
      widths={['20%', '15%', 'auto', '19%']}
      rows={inOrder(rows).map(rowOf)}
      choice={{
        every: translate({
          id: 'vocabulary.glossaryTable.every',
          message: 'Every word',
          description: 'Choice that does not filter the words of the glossary',
        }),
        options: kinds.map((id) => ({id, label: kindLabels[id]()})),
      }}
    />
  );
}
