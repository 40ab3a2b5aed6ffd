import {cjk} from './cjk';
import {general} from './general';
import {latin} from './latin';
import {math} from './math';
import {shaping} from './shaping';
import type {Feature} from './types';

export * from './types';

/** Every registered OpenType layout feature, sorted by tag. */
export const features: readonly Feature[] = [...cjk, ...general, ...latin, ...math, ...shaping].sort((a, b) => (a.tag < b.tag ? -1 : 1));
