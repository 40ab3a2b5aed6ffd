import {compile} from 'svelte/compiler';
import {type Check, messageOf} from './check';

const lineOf = (error: unknown): number => {
  const start = typeof error === 'object' && error && 'start' in error ? error.start : undefined;
  return typeof start === 'object' && start && 'line' in start && typeof start.line === 'number' ? start.line : 1;
};

export const svelte: Check = (code) => {
  try {
    compile(code, {generate: false, filename: 'Sample.svelte'});
    return undefined;
  } catch (error) {
    return {line: lineOf(error), message: messageOf(error)};
  }
};
