import {aToK} from './a-k';
import {lToZ} from './l-z';
import type {Script} from './types';

export * from './types';

/** Every registered OpenType script tag, sorted. */
export const scripts: readonly Script[] = [...aToK, ...lToZ];
