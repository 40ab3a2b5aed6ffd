import Translate, {translate} from '@docusaurus/Translate';
import {parseLayerName, severityOf} from '@site/core/flags';
import {type ReactNode, useId, useState} from 'react';
import {Announce, Toggle} from '../_kit';
import {problemText} from './messages';
import {count, examples, initialName, segments, withSpelling} from './model';
import {ReadingCard} from './reading';
import styles from './styles.module.css';

export default function FlagPlayground(): ReactNode {
  const [name, setName] = useState(initialName);
  const [flagsSwitchedOff, setSwitchedOff] = useState(false);
  const id = useId();
  const layer = parseLayerName(name, {flagsSwitchedOff});
  const {active, inactive, problems} = count(layer);

  return (
    <div className={styles.playground}>
      <div className={styles.entry}>
        <label className={styles.label} htmlFor={id}>
          <Translate id="labs.flag-playground.input" description="Label of the field for a layer name">
            Layer name
          </Translate>
        </label>
        <input
          id={id}
          className={styles.input}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {/* The same text again, coloured; the list below says it in words. */}
        <p className={styles.echo} aria-hidden="true" data-testid="echo">
          {segments(name, layer).map(({text, start, state}) => (
            <span key={start} data-state={state}>
              {text}
            </span>
          ))}
        </p>
        <fieldset className={styles.examples}>
          <legend className={styles.label}>
            <Translate id="labs.flag-playground.examples" description="Heading of the example layer names">
              Try one
            </Translate>
          </legend>
          {examples.map((example) => (
            <button key={example} type="button" className={styles.chip} aria-pressed={example === name} onClick={() => setName(example)}>
              {example}
            </button>
          ))}
        </fieldset>
        <Toggle
          label={translate({
            id: 'labs.flag-playground.parent',
            message: 'A parent layer says --use-flag=false',
            description: 'Checkbox: flags of the layer are switched off from above',
          })}
          checked={flagsSwitchedOff}
          onChange={setSwitchedOff}
        />
      </div>
      <div className={styles.result}>
        <dl className={styles.name}>
          <div>
            <dt>
              <Translate id="labs.flag-playground.name" description="Before the layer name without its flags">
                Name
              </Translate>
            </dt>
            <dd data-testid="base-name">
              {layer.base || (
                <em>
                  <Translate id="labs.flag-playground.empty" description="Stands for a layer name that is empty">
                    empty
                  </Translate>
                </em>
              )}
            </dd>
          </div>
          <div>
            <dt>
              <Translate id="labs.flag-playground.component" description="Before the component name made from a layer name">
                In code
              </Translate>
            </dt>
            <dd data-testid="component-name">{layer.ignored ? '—' : layer.componentName || '—'}</dd>
          </div>
        </dl>
        {layer.ignored && (
          <p className={styles.problem} data-severity="warning">
            <Translate id="labs.flag-playground.ignored" description="Shown when a marker or flag takes the whole layer out">
              This layer is left out of the code.
            </Translate>
          </p>
        )}
        {layer.problems.map((problem) => (
          <p key={problem.code} className={styles.problem} data-severity={severityOf(problem)}>
            {problemText(problem)}
          </p>
        ))}
        <ul
          className={styles.cards}
          aria-label={translate({
            id: 'labs.flag-playground.flags',
            message: 'Flags in this name',
            description: 'Name of the list of flags',
          })}
        >
          {layer.readings.map((reading) => (
            <ReadingCard key={reading.token.start} reading={reading} onSpelling={(key) => setName(withSpelling(name, reading, key))} />
          ))}
          {layer.readings.length === 0 && (
            <li className={styles.none}>
              <Translate id="labs.flag-playground.none" description="Shown when a layer name has no flags">
                No flags: the whole text is the name.
              </Translate>
            </li>
          )}
        </ul>
        <Announce>
          {translate(
            {
              id: 'labs.flag-playground.summary',
              message: 'Name: {name}. Flags in effect: {active}. Without effect: {inactive}. Problems: {problems}.',
              description: 'Read to screen readers after the layer name was changed',
            },
            {name: layer.base || '—', active, inactive, problems},
          )}
        </Announce>
      </div>
    </div>
  );
}
