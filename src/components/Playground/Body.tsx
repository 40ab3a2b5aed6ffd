import Translate from '@docusaurus/Translate';
import firstView from '@generated/designto-playground/default/first-view.json';
import {mostDrawn, mostShown} from '@site/core/playground/limits';
import type {Mistake, Result} from '@site/core/playground/result';
import CodeBlock from '@site/src/components/CodeBlock';
import {LayerTree} from '@site/src/components/LayerTree';
import buttons from '@site/src/components/lib/buttons.module.css';
import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {Editor} from './Editor';
import {rangeOfLine} from './editing';
import styles from './styles.module.css';
import {Toolbar} from './Toolbar';
import {useConversion} from './useConversion';
import {usePlayground} from './usePlayground';
import {words} from './words';

/** What has changed, for screen readers, once the reader pauses. */
function Said({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), 1000);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.said} role="status">
      {said}
    </p>
  );
}

function MistakeNote({id, mistake, onLine}: {id: string; mistake: Mistake; onLine: () => void}): ReactNode {
  return (
    <div id={id} className={styles.mistake}>
      <button type="button" className={buttons.boxed} onClick={onLine}>
        {words.line(mistake.line)}
      </button>
      <dl>
        <dt>{words.found()}</dt>
        <dd lang="en">{mistake.found}</dd>
        <dt>{words.expected()}</dt>
        <dd lang="en">{mistake.expected}</dd>
      </dl>
      <p className={styles.help}>{words.stale()}</p>
    </div>
  );
}

function Output({result, stale}: {result: Result; stale: boolean}): ReactNode {
  return (
    <div className={clsx(styles.output, stale && styles.stale)} data-pair>
      <section className={styles.design} aria-label={words.design()}>
        {result.layers ? (
          <LayerTree layers={result.layers} source={result.source} bare inPlayground />
        ) : (
          <p className={styles.note}>{words.many(mostDrawn)}</p>
        )}
      </section>
      <section className={styles.code} aria-label={words.code()}>
        {result.files.map(({name, language, html, code}) => (
          <CodeBlock key={name} language={language} title={name} html={html} whole={code} />
        ))}
        {result.files.some(({isCut}) => isCut) && <p className={styles.note}>{words.cut(mostShown)}</p>}
      </section>
    </div>
  );
}

/** The playground itself. Its page comes with the first design and its code; they run when the page wakes. */
export default function Body(): ReactNode {
  const {examples, source, opened, target, damaged, edit, chooseTarget, address} = usePlayground(firstView.example);
  const {result, mistake, failed, answered} = useConversion(opened ? source : undefined, target, firstView.result);
  const field = useRef<HTMLTextAreaElement>(null);
  const mistakeId = useId();

  const goTo = (line: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(...rangeOfLine(source, line));
  };
  const stale = mistake !== undefined || failed;
  const said = mistake
    ? words.mistake(mistake.line, mistake.found, mistake.expected)
    : words.done(result.files.map(({name}) => name).join(', '));
  return (
    <div className={styles.playground} data-wide data-search="off" data-phase={answered ? 'ready' : 'first'} data-wake="">
      <p className={styles.noScript}>
        <Translate id="playground.noScript" description="Shown above the playground when scripts are off">
          The playground needs JavaScript. Without it, the pages linked below show more designs with their code.
        </Translate>
      </p>
      <Toolbar
        examples={examples}
        source={source}
        onExample={edit}
        targets={firstView.targets}
        target={result.target}
        onTarget={chooseTarget}
        files={result.files}
        address={address}
      />
      {damaged && (
        <p className={styles.warning} role="alert">
          {words.damaged()}
        </p>
      )}
      <div className={styles.columns} aria-busy={opened && !answered}>
        <div className={styles.input}>
          <Editor source={source} onChange={edit} field={field} waiting={!opened} wrong={mistake?.line} mistakeId={mistakeId} />
          {mistake && <MistakeNote id={mistakeId} mistake={mistake} onLine={() => goTo(mistake.line)} />}
          {failed && (
            <p className={styles.warning} role="alert">
              {words.failed()}
            </p>
          )}
          {answered && <Said text={said} />}
        </div>
        {/* A design that never was without a mistake has no last version to show. */}
        {(!stale || result !== firstView.result) && <Output result={result} stale={stale} />}
      </div>
    </div>
  );
}
