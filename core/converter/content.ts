import {latin} from './latin';
import {camel} from './names';
import type {SceneNode} from './scene/node';

/** Texts and pictures that the code looks up by a key; the one of the design is the fallback. */
export const statedAt = '@designto-code/flags/--content-id.mdx#targets';

/** The full key: scope, dot, id. */
export function contentKey({flags, role}: SceneNode): string | undefined {
  const id = flags.text('--content-id');
  const scope = flags.text('--scope');
  if (id === undefined || (role !== 'text' && role !== 'picture')) return undefined;
  return scope === undefined ? id : `${scope}.${id}`;
}

/** A key as Dart can name it: `cart.empty.title` is `cartEmptyTitle`. */
export const dartGetter = (key: string): string => camel(latin(key));
