import {cjk} from './cjk';
import {general} from './general';
import {latin} from './latin';
import {math} from './math';
import {shaping} from './shaping';
import type {Feature} from './types';

export * from './types';

/** Every registered OpenType layout feature, sorted by tag. */
export const features: readonly Feature[] = [...cjk, ...general, ...latin, ...math, ...shaping].sort((a, b) => (a.tag < b.tag ? -1 : 1));

/** The registered feature a tag belongs to: `ss07` is one of the range that starts at `ss01`. */
export function featureOf(tag: string): Feature | undefined {
  return features.find((feature) => feature.tag === tag || (feature.last !== undefined && feature.tag <= tag && tag <= feature.last));
}
