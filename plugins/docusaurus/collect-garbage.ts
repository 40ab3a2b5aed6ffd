import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

interface Compiler {
  hooks: {done: {tap: (name: string, work: () => void) => void}};
}

/**
 * A build needs most memory while its pages are rendered and read, and by then most of what Node holds is left over from the step before.
 * Node would take hundreds of megabytes more before it looked for that itself.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // Without arguments: with one, it collects only what is new.
  runInNewContext('gc')();
}

export const collectAfterBundling = {
  apply({hooks}: Compiler): void {
    hooks.done.tap('designto-collect-garbage', collectGarbage);
  },
};
