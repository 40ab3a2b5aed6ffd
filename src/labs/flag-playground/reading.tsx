import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/config/brand';
import {flagPath} from '@site/core/facts/facts';
import {printMeaning, type Reading, severityOf} from '@site/core/flags';
import {textIn} from '@site/core/text';
import type {ReactNode} from 'react';
import {becauseNote, problemText, stateLabel, stateNote, words} from './messages';
import styles from './styles.module.css';

interface Props {
  reading: Reading;
  onSpelling: (key: string) => void;
}

/** What the parser made of one flag, and what the flag does. */
export function ReadingCard({reading, onSpelling}: Props): ReactNode {
  const {token, state, flag, aliasOf, meaning, because, problems} = reading;
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const note = stateNote(state);
  const value = meaning ? printMeaning(meaning) : token.value;
  const nearest = problems.find((problem) => problem.code === 'unknown-flag')?.nearest;

  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.head}>
        <code className={styles.key}>
          {flag ? <Link to={flagPath({base: '', scope: brand.scope}, flag.name)}>{token.key}</Link> : token.key}
        </code>
        <span className={styles.state}>{stateLabel(state)}</span>
        {aliasOf && (
          <span className={styles.alias}>
            <Translate
              id="labs.flag-playground.alias"
              description="Names the documented spelling of a flag"
              values={{key: <code>{aliasOf}</code>}}
            >
              {'same as {key}'}
            </Translate>
          </span>
        )}
        {value !== undefined && value !== '' && (
          <span className={styles.value}>
            <span aria-hidden="true">=</span>
            <code>{value}</code>
          </span>
        )}
      </div>
      {token.kind === 'marker' && <p>{words.marker()}</p>}
      {flag && <p>{textIn(flag.meaning, currentLocale)}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {because && <p className={styles.note}>{becauseNote(because)}</p>}
      {state === 'active' && flag?.stage === 'draft' && <p className={styles.note}>{words.draft()}</p>}
      {problems.map((problem) => (
        <p key={problem.code} className={styles.problem} data-severity={severityOf(problem)}>
          {problemText(problem)}{' '}
          {problem.code === 'unknown-flag' && nearest !== undefined && (
            <button type="button" className={styles.fix} onClick={() => onSpelling(nearest)}>
              <Translate
                id="labs.flag-playground.didYouMean"
                description="Button that replaces an unknown flag by the nearest known one"
                values={{key: <code>{nearest}</code>}}
              >
                {'Write {key}'}
              </Translate>
            </button>
          )}
        </p>
      ))}
    </li>
  );
}
