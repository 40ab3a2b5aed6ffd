import type {Mistake, Result, TargetChoice} from '@site/core/playground/result';
import {useEffect, useRef, useState} from 'react';
import type {Answer, Question} from './protocol';

export interface Conversion {
  readonly targets: readonly TargetChoice[];
  /** The last design without a mistake. */
  readonly result?: Result;
  readonly mistake?: Mistake;
  /** The converter itself failed. */
  readonly failed: boolean;
}

/**
 * webpack and rspack recognize exactly this expression and build the worker as a file of its own. Rspack panics when its name is
 * also that of a chunk.
 */
const start = () => new Worker(new URL('./worker.ts', import.meta.url), {name: 'playground-converter'});

/** Asks for one design at a time: what is typed meanwhile is asked for next, and only the last of it. */
export function useConversion(source: string | undefined, target: string, locale: string): Conversion {
  const [state, setState] = useState<Conversion>({targets: [], failed: false});
  const worker = useRef<Worker>(undefined);
  const wanted = useRef<Omit<Extract<Question, {ask: 'design'}>, 'ask' | 'number'>>(undefined);
  const busy = useRef(false);
  const next = useRef(() => {});

  useEffect(() => {
    const own = start();
    worker.current = own;
    let number = 0;
    const ask = (question: Question) => own.postMessage(question);
    next.current = () => {
      if (busy.current || !wanted.current) return;
      busy.current = true;
      number += 1;
      ask({ask: 'design', number, ...wanted.current});
      wanted.current = undefined;
    };
    own.onmessage = ({data}: MessageEvent<Answer>) => {
      if (data.about === 'targets') {
        setState((before) => ({...before, targets: data.targets}));
        return;
      }
      busy.current = false;
      setState((before) => {
        if (data.about === 'failure') return {...before, mistake: undefined, failed: true};
        if ('mistake' in data.outcome) return {...before, mistake: data.outcome.mistake, failed: false};
        return {targets: before.targets, result: data.outcome.result, failed: false};
      });
      next.current();
    };
    own.onerror = () => setState((before) => ({...before, failed: true}));
    ask({ask: 'targets', locale});
    next.current();
    return () => own.terminate();
  }, [locale]);

  useEffect(() => {
    if (source === undefined) return;
    wanted.current = {source, target};
    next.current();
  }, [source, target]);

  return state;
}
