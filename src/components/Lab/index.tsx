import Translate, {translate} from '@docusaurus/Translate';
import buttons from '@site/src/components/lib/buttons.module.css';
import {type ComponentType, type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {Boundary} from './boundary';
import type {Frame} from './frame';
import {Restarts} from './restarts';
import styles from './styles.module.css';
import {useEarlyPress} from './useEarlyPress';

interface Props {
  id: string;
  /** The three below are written by plugins/labs/remark.ts, never by an author. */
  load: () => Promise<{default: ComponentType}>;
  fallback: ComponentType;
  frame: Frame;
}

type State = {phase: 'waiting'} | {phase: 'loading'} | {phase: 'ready'; Body: ComponentType} | {phase: 'failed'};

/** An interactive demonstration: its picture immediately, its body when the reader comes near. */
export function Lab({id, load, fallback: Fallback, frame}: Props): ReactNode {
  const [state, setState] = useState<State>({phase: 'waiting'});
  const [run, setRun] = useState(0);
  const root = useRef<HTMLElement>(null);
  // The page makes a new `load` on every render; only the first is called.
  const firstLoad = useRef(load);
  const asked = useRef(false);

  const start = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setState({phase: 'loading'});
    firstLoad.current().then(
      (module) => setState({phase: 'ready', Body: module.default}),
      () => {
        asked.current = false;
        setState({phase: 'failed'});
      },
    );
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          start();
        }
      },
      {rootMargin: '400px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [start]);

  const onEarlyPress = useEarlyPress(root, state.phase === 'ready');
  const retry = () => {
    setRun(run + 1);
    if (state.phase !== 'ready') start();
  };
  const reserved: Record<`--lab-${string}`, string> = {
    '--lab-narrow': `${frame.heights.narrow}px`,
    '--lab-medium': `${frame.heights.medium}px`,
    '--lab-wide': `${frame.heights.wide}px`,
    '--lab-full': `${frame.heights.full ?? frame.heights.wide}px`,
  };
  const failure = (
    <div className={styles.failure} role="alert">
      <p>
        <Translate id="labs.frame.failed" description="Shown in place of an interactive demonstration that could not be loaded or crashed">
          This interactive part stopped working.
        </Translate>
      </p>
      <button type="button" className={buttons.boxed} onClick={retry}>
        <Translate id="labs.frame.retry" description="Button that tries to load an interactive demonstration again">
          Try again
        </Translate>
      </button>
    </div>
  );

  return (
    <section
      ref={root}
      className={styles.lab}
      aria-label={frame.title}
      aria-busy={state.phase === 'loading'}
      data-lab={id}
      data-phase={state.phase}
      onPointerEnter={start}
      onPointerDown={onEarlyPress}
      onFocus={start}
    >
      <header className={styles.header}>
        <p className={styles.title}>{frame.title}</p>
        {state.phase === 'ready' && (
          <button
            type="button"
            className={buttons.boxed}
            onClick={() => setRun(run + 1)}
            aria-label={translate({
              id: 'labs.frame.resetLabel',
              message: 'Reset this demonstration',
              description: 'Accessible name of the button that puts an interactive demonstration back to its first state',
            })}
          >
            <Translate id="labs.frame.reset" description="Button that puts an interactive demonstration back to its first state">
              Reset
            </Translate>
          </button>
        )}
      </header>
      <div className={styles.body} style={reserved as CSSProperties}>
        {state.phase === 'ready' ? (
          <Restarts value={run}>
            <Boundary key={run} failure={failure}>
              <state.Body />
            </Boundary>
          </Restarts>
        ) : (
          <>
            <div className={styles.fallback}>
              <Fallback />
            </div>
            {state.phase === 'failed' && failure}
          </>
        )}
      </div>
    </section>
  );
}
