import Translate from '@docusaurus/Translate';
import {Boundary} from '@site/src/components/Lab/boundary';
import buttons from '@site/src/components/lib/buttons.module.css';
import {type ReactNode, useState} from 'react';
import Body from './Body';
import styles from './styles.module.css';

/** Where a design is written and its code appears. */
export default function Playground(): ReactNode {
  const [run, setRun] = useState(0);
  const failure = (
    <div className={styles.playground} data-wide data-search="off">
      <div className={styles.failure} role="alert">
        <p>
          <Translate id="playground.stopped" description="Shown in place of the playground when it crashed">
            The playground stopped working.
          </Translate>
        </p>
        <button type="button" className={buttons.boxed} onClick={() => setRun(run + 1)}>
          <Translate id="playground.retry" description="Button that starts the playground again">
            Try again
          </Translate>
        </button>
      </div>
    </div>
  );
  return (
    <Boundary key={run} failure={failure}>
      <Body />
    </Boundary>
  );
}
