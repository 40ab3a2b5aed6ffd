import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mostDrawn, mostShown} from '@site/core/playground/limits';
import type {Mistake, Result} from '@site/core/playground/result';
import CodeBlock from '@site/src/components/CodeBlock';
import {LayerTree} from '@site/src/components/LayerTree';
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
      <button type="button" className={styles.button} onClick={onLine}>
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

/** The playground itself: its own chunk, asked for on its own page only. */
export default function Body(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {examples, source, target, damaged, edit, chooseTarget, address} = usePlayground();
  const {targets, result, mistake, failed} = useConversion(source, target, i18n.currentLocale);
  const field = useRef<HTMLTextAreaElement>(null);
  const mistakeId = useId();
  if (source === undefined) return <p className={styles.note}>{words.loading()}</p>;

  const goTo = (line: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(...rangeOfLine(source, line));
  };
  const said = mistake
    ? words.mistake(mistake.line, mistake.found, mistake.expected)
    : result
      ? words.done(result.files.map(({name}) => name).join(', '))
      : '';
  return (
    <>
      <Toolbar
        examples={examples}
        source={source}
        onExample={edit}
        targets={targets}
        target={result?.target ?? target}
        onTarget={chooseTarget}
        files={result?.files ?? []}
        address={address}
      />
      {damaged && (
        <p className={styles.warning} role="alert">
          {words.damaged()}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.input}>
          <Editor source={source} onChange={edit} field={field} wrong={mistake?.line} mistakeId={mistakeId} />
          {mistake && <MistakeNote id={mistakeId} mistake={mistake} onLine={() => goTo(mistake.line)} />}
          {failed && (
            <p className={styles.warning} role="alert">
              {words.failed()}
            </p>
          )}
          <Said text={said} />
        </div>
        {result && <Output result={result} stale={mistake !== undefined || failed} />}
      </div>
    </>
  );
}
