import Translate from '@docusaurus/Translate';
import {Boundary} from '@site/src/components/Lab/boundary';
import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';
import styles from './frame.module.css';

type State = {phase: 'loading'} | {phase: 'ready'; Body: ComponentType} | {phase: 'failed'};

/** Where a design is written and its code appears. The page has a frame for it; the editor comes after it. */
export default function Playground(): ReactNode {
  const [state, setState] = useState<State>({phase: 'loading'});
  const [run, setRun] = useState(0);
  const load = useCallback(() => {
    setState({phase: 'loading'});
    import(/* webpackChunkName: "playground" */ './Body').then(
      ({default: Body}) => setState({phase: 'ready', Body}),
      () => setState({phase: 'failed'}),
    );
  }, []);
  useEffect(load, [load]);

  const retry = () => {
    setRun(run + 1);
    if (state.phase !== 'ready') load();
  };
  const failure = (
    <div className={styles.failure} role="alert">
      <p>
        <Translate id="playground.stopped" description="Shown in place of the playground when it could not be loaded or crashed">
          The playground stopped working.
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={retry}>
        <Translate id="playground.retry" description="Button that starts the playground again">
          Try again
        </Translate>
      </button>
    </div>
  );
  return (
    <div className={styles.playground} data-wide data-search="off" data-phase={state.phase} data-wake="">
      {state.phase === 'ready' && (
        <Boundary key={run} failure={failure}>
          <state.Body />
        </Boundary>
      )}
      {state.phase === 'failed' && failure}
      {state.phase === 'loading' && (
        <>
          <p className={styles.waiting}>
            <Translate id="playground.waiting" description="Shown until the playground is there">
              The playground is loading.
            </Translate>
          </p>
          <p className={styles.noScript}>
            <Translate id="playground.noScript" description="Shown instead of the playground when scripts are off">
              The playground needs JavaScript. Without it, the pages linked below show the same designs with their code.
            </Translate>
          </p>
        </>
      )}
    </div>
  );
}
