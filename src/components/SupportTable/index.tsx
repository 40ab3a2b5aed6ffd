import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isLocale} from '@site/config/locales';
import {features, levels, supportOf} from '@site/data/support';
import {type Family, families, targetName, targets} from '@site/data/targets';
import shared from '@site/src/components/FilterTable/styles.module.css';
import {Choice} from '@site/src/components/FlagTable/Choice';
import {type ReactNode, useState} from 'react';
import {Cell, levelLabels, Sign} from './Cell';
import styles from './styles.module.css';

const familyLabels: Record<Family, () => string> = {
  web: () => translate({id: 'vocabulary.support.family.web', message: 'Web', description: 'Family of code targets'}),
  react: () => translate({id: 'vocabulary.support.family.react', message: 'React', description: 'Family of code targets'}),
  'vue-svelte': () =>
    translate({id: 'vocabulary.support.family.vueSvelte', message: 'Vue and Svelte', description: 'Family of code targets'}),
  mobile: () => translate({id: 'vocabulary.support.family.mobile', message: 'Mobile', description: 'Family of code targets'}),
};

/** Design feature × target, from data/support/. */
export default function SupportTable(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [family, setFamily] = useState<Family | ''>('');
  if (!isLocale(locale)) throw new Error(`<SupportTable> has no texts for the locale "${locale}"; data/support/ must have them`);
  const columns = targets.filter((target) => !family || target.family === family);
  const rows = features.map((feature) => ({feature, cells: columns.map((target) => supportOf(feature, target))}));
  const notes = [...new Set(rows.flatMap(({cells}) => cells.flatMap(({note}) => note?.[locale] ?? [])))];
  const numberOf = (note: string | undefined) => (note === undefined ? undefined : notes.indexOf(note) + 1);
  const label = translate({
    id: 'vocabulary.support.label',
    message: 'Design features by target',
    description: 'Accessible name of the support table',
  });
  return (
    <div className={shared.filter}>
      <div className={shared.bar}>
        <Choice
          label={translate({
            id: 'vocabulary.support.every',
            message: 'Every target',
            description: 'Choice that does not filter the targets by family',
          })}
          value={family}
          options={families.map((id) => ({id, label: familyLabels[id]()}))}
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
          <li key={level}>
            <Sign level={level} /> {levelLabels[level]()}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, and the keyboard must be able to */}
      <section className={`${shared.region} ${styles.region}`} tabIndex={0} aria-label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {translate({id: 'vocabulary.support.feature', message: 'Design feature', description: 'Head of a column'})}
              </th>
              {columns.map((target) => (
                <th key={target.id} scope="col" className={styles.target}>
                  <Link to={target.path}>{targetName(target, locale)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({feature, cells}) => (
              <tr key={feature.id}>
                <th scope="row" className={styles.feature}>
                  {feature.label[locale]}
                </th>
                {cells.map(({level, note}, index) => (
                  <Cell key={columns[index]?.id} level={level} note={numberOf(note?.[locale])} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </div>
  );
}
