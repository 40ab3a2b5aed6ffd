import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchQualityProps} from '@site/core/facts/search-quality';
import {longDate} from '@site/core/long-date';
import type {HardClass} from '@site/data/search';
import {Region} from '@site/src/components/FilterTable/Region';
import type {ReactNode} from 'react';
import {goalsOf} from './goals';
import styles from './styles.module.css';

type Part<Name extends SearchQualityProps['part']> = Extract<SearchQualityProps, {part: Name}>;

const languageLabels = {
  en: () => translate({id: 'site.searchQuality.english', message: 'English', description: 'Head of a column'}),
  ko: () => translate({id: 'site.searchQuality.korean', message: 'Korean', description: 'Head of a column'}),
};

const missedText = () =>
  translate({id: 'site.searchQuality.missed', message: 'missed', description: 'Said beside a number that misses its goal'});

function Goals(quality: Part<'goals'>): ReactNode {
  const label = translate({id: 'site.searchQuality.goals', message: 'Goals and measurements', description: 'Accessible name of a table'});
  const heads = [
    translate({id: 'site.searchQuality.measure', message: 'Measure', description: 'Head of a column'}),
    translate({id: 'site.searchQuality.goal', message: 'Goal', description: 'Head of a column'}),
    languageLabels.en(),
    languageLabels.ko(),
  ];
  return (
    <Region label={label} heads={heads} className={styles.region} tableClassName={styles.table}>
      {goalsOf(quality).map(({name, goal, found}) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{goal}</td>
          {(['en', 'ko'] as const).map((language) => (
            <td key={language}>
              {found[language].text}
              {!found[language].met && <strong className={styles.missed}>{missedText()}</strong>}
            </td>
          ))}
        </tr>
      ))}
    </Region>
  );
}

function Peers({language, rows}: Part<'peers'>): ReactNode {
  const label = translate(
    {id: 'site.searchQuality.peers', message: 'Comparison on the {language} pages', description: 'Accessible name of a table'},
    {language: languageLabels[language]()},
  );
  const heads = [
    translate({id: 'site.searchQuality.search', message: 'Search', description: 'Head of a column: name of a search library'}),
    translate({id: 'site.searchQuality.first', message: 'kB to first results', description: 'Head of a column'}),
    translate({id: 'site.searchQuality.all', message: 'kB in all', description: 'Head of a column'}),
    translate({id: 'site.searchQuality.median', message: 'Median ms', description: 'Head of a column'}),
    translate({id: 'site.searchQuality.worst', message: 'Worst ms', description: 'Head of a column'}),
    translate({id: 'site.searchQuality.mrrGolden', message: 'MRR@5 golden', description: 'Head of a column'}),
    translate({id: 'site.searchQuality.mrrHeldOut', message: 'MRR@5 held out', description: 'Head of a column'}),
    translate({id: 'site.searchQuality.nothing', message: 'No answer', description: 'Head of a column: queries that found nothing'}),
  ];
  return (
    <Region wide label={label} heads={heads} className={styles.region} tableClassName={styles.table}>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          {[row.firstKilobytes, row.allKilobytes, row.median, row.worst].map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
            <td key={index}>{value.toFixed(1)}</td>
          ))}
          <td>{row.golden.toFixed(3)}</td>
          <td>{row.heldOut.toFixed(3)}</td>
          <td>{row.empty}</td>
        </tr>
      ))}
    </Region>
  );
}

const classLabels: Record<HardClass, () => string> = {
  all: () => translate({id: 'site.searchQuality.class.all', message: 'All of them', description: 'A class of queries'}),
  question: () => translate({id: 'site.searchQuality.class.question', message: 'Questions', description: 'A class of queries'}),
  symptom: () => translate({id: 'site.searchQuality.class.symptom', message: 'Symptoms', description: 'A class of queries'}),
  identifier: () => translate({id: 'site.searchQuality.class.identifier', message: 'Names in code', description: 'A class of queries'}),
  error: () => translate({id: 'site.searchQuality.class.error', message: 'Error messages', description: 'A class of queries'}),
  industry: () => translate({id: 'site.searchQuality.class.industry', message: 'Names used elsewhere', description: 'A class of queries'}),
  typo: () => translate({id: 'site.searchQuality.class.typo', message: 'Typos', description: 'A class of queries'}),
  prefix: () => translate({id: 'site.searchQuality.class.prefix', message: 'Half-typed words', description: 'A class of queries'}),
  mixed: () => translate({id: 'site.searchQuality.class.mixed', message: 'Both languages mixed', description: 'A class of queries'}),
};

function Classes({language, rows, queries, goals}: Part<'classes'>): ReactNode {
  const label = translate(
    {
      id: 'site.searchQuality.classes',
      message: '{queries} hard queries on the {language} pages, by class',
      description: 'Accessible name of a table',
    },
    {queries, language: languageLabels[language]()},
  );
  const heads = [
    translate({id: 'site.searchQuality.class', message: 'Kind of query', description: 'Head of a column: a class of queries'}),
    ...rows.map(({name}) => name),
  ];
  return (
    <Region label={label} heads={heads} className={styles.region} tableClassName={styles.table}>
      {(Object.keys(classLabels) as HardClass[]).map((each) => (
        <tr key={each}>
          <th scope="row">{classLabels[each]()}</th>
          {rows.map(({name, hard}, at) => (
            <td key={name}>
              {hard[each].toFixed(3)}
              {at === 0 && hard[each] < (each === 'all' ? goals.hard : goals.hardClass) && (
                <strong className={styles.missed}>{missedText()}</strong>
              )}
            </td>
          ))}
        </tr>
      ))}
    </Region>
  );
}

function When({date, machine, queries}: Part<'when'>): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (
    <p>
      {translate(
        {
          id: 'site.searchQuality.when',
          message:
            'Measured on {date} with {cores} cores ({arch}) and Node.js {node}; {en} English and {ko} Korean golden queries, {enHeldOut} and {koHeldOut} held out.',
          description: 'When and on what the search was measured',
        },
        {...machine, ...queries, date: longDate(date, locale)},
      )}
    </p>
  );
}

/** One part of the last measurement of the search, as `npm run search:bench` wrote it: `<SearchQuality show="goals" />`. */
export default function SearchQuality({quality}: {quality: SearchQualityProps}): ReactNode {
  if (quality.part === 'goals') return <Goals {...quality} />;
  if (quality.part === 'classes') return <Classes {...quality} />;
  return quality.part === 'peers' ? <Peers {...quality} /> : <When {...quality} />;
}
