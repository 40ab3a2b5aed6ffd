import type {Mistake, Result} from '@site/core/playground/result';
import {useEffect, useRef, useState} from 'react';
import type {Answer, Question} from './protocol';

export interface Conversion {
  /** The last design without a mistake. */
  readonly result: Result;
  readonly mistake?: Mistake;
  /** The converter itself failed. */
  readonly failed: boolean;
  /** What is shown belongs to what was asked for, or did so before the reader typed on. */
  readonly answered: boolean;
}

/**
 * webpack and rspack recognize exactly this expression and build the worker as a file of its own. Rspack panics when its name is
 * also that of a chunk.
 */
const start = () => new Worker(new URL('./worker.ts', import.meta.url), {name: 'playground-converter'});

/**
 * Asks for one design at a time: what is typed meanwhile is asked for next, and only the last of it. `first` is the answer to start with;
 * nothing is asked as long as the source is undefined.
 */
export function useConversion(source: string | undefined, target: string, first: Result): Conversion {
  const [state, setState] = useState<Conversion>({result: first, failed: false, answered: false});
  const worker = useRef<Worker>(undefined);
  const wanted = useRef<Omit<Question, 'number'>>(undefined);
  const busy = useRef(false);
  const next = useRef(() => {});

  useEffect(() => {
    const own = start();
    worker.current = own;
    let number = 0;
    next.current = () => {
      if (busy.current || !wanted.current) return;
      busy.current = true;
      number += 1;
      own.postMessage({number, ...wanted.current} satisfies Question);
      wanted.current = undefined;
    };
    own.onmessage = ({data}: MessageEvent<Answer>) => {
      busy.current = false;
      setState((before) => {
        if (data.about === 'failure') return {result: before.result, failed: true, answered: true};
        if ('mistake' in data.outcome) return {result: before.result, mistake: data.outcome.mistake, failed: false, answered: true};
        return {result: data.outcome.result, failed: false, answered: true};
      });
      next.current();
    };
    own.onerror = () => setState((before) => ({...before, failed: true, answered: true}));
    next.current();
    return () => own.terminate();
  }, []);

  useEffect(() => {
    if (source === undefined) return;
    wanted.current = {source, target};
    next.current();
  }, [source, target]);

  return state;
}
