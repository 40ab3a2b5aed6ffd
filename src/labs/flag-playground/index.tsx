import {parseLayerName, severityOf} from '@site/core/flags';
import {type ReactNode, useId, useState} from 'react';
import {Announce, Toggle} from '../_kit';
import {cutNote, problemText, summary, words} from './messages';
import {examples, initialName, longestName, segments, withSpelling} from './model';
import {ReadingCard} from './reading';
import styles from './styles.module.css';

export default function FlagPlayground(): ReactNode {
  const [name, setName] = useState(initialName);
  const [flagsSwitchedOff, setSwitchedOff] = useState(false);
  const id = useId();
  const layer = parseLayerName(name, {flagsSwitchedOff});
  const full = name.length >= longestName;

  return (
    <div className={styles.playground}>
      <div className={styles.entry}>
        <label className={styles.label} htmlFor={id}>
          {words.input()}
        </label>
        <input
          id={id}
          className={styles.input}
          value={name}
          maxLength={longestName}
          // What is not typed or pasted, such as dictation, may pass the limit of the field.
          onChange={(event) => setName(event.target.value.slice(0, longestName))}
          aria-describedby={full ? `${id}-full` : undefined}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {full && (
          <p id={`${id}-full`} className={styles.problem} data-severity="warning">
            {cutNote()}
          </p>
        )}
        {/* The same text again, colored; the list below says it in words. */}
        <p className={styles.echo} aria-hidden="true" data-testid="echo">
          {segments(name, layer).map(({text, start, state}) => (
            <span key={start} data-state={state}>
              {text}
            </span>
          ))}
        </p>
        <fieldset className={styles.examples}>
          <legend className={styles.label}>{words.examples()}</legend>
          {examples.map((example) => (
            <button key={example} type="button" className={styles.chip} aria-pressed={example === name} onClick={() => setName(example)}>
              {example}
            </button>
          ))}
        </fieldset>
        <Toggle label={words.parent()} checked={flagsSwitchedOff} onChange={setSwitchedOff} />
      </div>
      <div className={styles.result}>
        <dl className={styles.name}>
          <div>
            <dt>{words.name()}</dt>
            <dd data-testid="base-name">{layer.base || <em>{words.empty()}</em>}</dd>
          </div>
          <div>
            <dt>{words.component()}</dt>
            <dd data-testid="component-name">{layer.ignored ? '—' : layer.componentName || '—'}</dd>
          </div>
        </dl>
        {layer.ignored && (
          <p className={styles.problem} data-severity="warning">
            {words.ignored()}
          </p>
        )}
        {layer.problems.map((problem) => (
          <p key={problem.code} className={styles.problem} data-severity={severityOf(problem)}>
            {problemText(problem)}
          </p>
        ))}
        <ul className={styles.cards} aria-label={words.flags()}>
          {layer.readings.map((reading) => (
            <ReadingCard key={reading.token.start} reading={reading} onSpelling={(key) => setName(withSpelling(name, reading, key))} />
          ))}
          {layer.readings.length === 0 && <li className={styles.none}>{words.none()}</li>}
        </ul>
        <Announce sentences={summary(name, layer)} />
      </div>
    </div>
  );
}
