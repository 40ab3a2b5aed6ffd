import {aToK} from './scripts/a-k';
import {lToZ} from './scripts/l-z';
import type {Script} from './scripts/types';

export * from './scripts/types';

/** Every registered OpenType script tag, sorted. */
export const scripts: readonly Script[] = [...aToK, ...lToZ];
