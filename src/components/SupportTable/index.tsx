import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {SupportCell, SupportTableProps} from '@site/core/facts/support';
import type {Family} from '@site/data/targets';
import {Choice} from '@site/src/components/FilterTable/Choice';
import shared from '@site/src/components/FilterTable/styles.module.css';
import {labelOf} from '@site/src/components/lib/label';
import {type ReactNode, useState} from 'react';
import {Cell, levelLabels, roles} from './Cell';
import styles from './styles.module.css';

const familyLabels: Record<Family, () => string> = {
  web: () => translate({id: 'vocabulary.support.family.web', message: 'Web', description: 'Family of code targets'}),
  react: () => translate({id: 'vocabulary.support.family.react', message: 'React', description: 'Family of code targets'}),
  'vue-svelte': () =>
    translate({id: 'vocabulary.support.family.vueSvelte', message: 'Vue and Svelte', description: 'Family of code targets'}),
  mobile: () => translate({id: 'vocabulary.support.family.mobile', message: 'Mobile', description: 'Family of code targets'}),
};

const noteOf = (cell: SupportCell | undefined): number | undefined => (typeof cell === 'object' ? cell[1] : undefined);
const levelOf = (cell: SupportCell) => (typeof cell === 'object' ? cell[0] : cell);

/** Design feature × target. */
export default function SupportTable({targets, families, levels, notes, rows}: SupportTableProps): ReactNode {
  const [family, setFamily] = useState<Family | ''>('');
  const columns = targets.map((target, at) => ({target, at})).filter(({target}) => !family || target.family === family);
  // Only the notes of the columns that are shown, numbered as they appear.
  const shownNotes = [...new Set(rows.flatMap(({cells}) => columns.flatMap(({at}) => noteOf(cells[at]) ?? [])))];
  const numberOf = (note: number | undefined) => (note === undefined ? undefined : shownNotes.indexOf(note) + 1);
  const label = translate({
    id: 'vocabulary.support.label',
    message: 'Design features by target',
    description: 'Accessible name of the support table',
  });
  return (
    <div className={shared.filter} data-wide>
      <div className={shared.bar}>
        <Choice
          label={translate({
            id: 'vocabulary.support.every',
            message: 'Every target',
            description: 'Choice that does not filter the targets by family',
          })}
          value={family}
          options={families.map((id) => ({id, label: labelOf(familyLabels, id)}))}
          onChange={setFamily}
        />
        <p className={styles.status} role="status">
          {translate(
            {
              id: 'vocabulary.support.count',
              message: '{shown} of {total} targets',
              description: 'How many targets the support table shows',
            },
            {shown: columns.length, total: targets.length},
          )}
        </p>
      </div>
      <ul className={styles.legend}>
        {levels.map((level) => (
          <li key={level} data-level={level}>
            {labelOf(levelLabels, level)}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, and the keyboard must be able to */}
      <section className={`${shared.region} ${styles.region}`} tabIndex={0} aria-label={label}>
        <table {...roles.table} className={styles.table}>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.column} className={styles.corner}>
                {translate({id: 'vocabulary.support.feature', message: 'Design feature', description: 'Head of a column'})}
              </th>
              {columns.map(({target}) => (
                <th key={target.id} {...roles.column} className={styles.target}>
                  <Link to={target.to}>{target.name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map(({id, label: feature, cells}) => (
              <tr key={id} {...roles.row}>
                <th {...roles.head} className={styles.feature}>
                  {feature}
                </th>
                {columns.map(({target, at}) => {
                  const cell = cells[at] ?? 'none';
                  return <Cell key={target.id} level={levelOf(cell)} note={numberOf(noteOf(cell))} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ol className={styles.notes}>
        {shownNotes.map((note) => (
          <li key={note}>{notes[note]}</li>
        ))}
      </ol>
    </div>
  );
}
