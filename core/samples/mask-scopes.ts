export type Kind = 'geometry' | 'alpha' | 'luminance';
/** A child of a group; `mask` says that it masks the siblings below it. */
export type Child = {id: string; mask?: Kind};
/** A run of siblings that are drawn together, with the mask over them if there is one. */
export type Scope = {mask?: {id: string; kind: Kind}; items: string[]};

/** Children come bottom first, in the order they are drawn. */
export function scopes(children: readonly Child[]): Scope[] {
  const found: Scope[] = [];
  let run: string[] = [];
  for (const {id, mask} of children) {
    if (mask === undefined) {
      run.push(id);
    } else {
      found.push({mask: {id, kind: mask}, items: run});
      run = [];
    }
  }
  return run.length > 0 ? [...found, {items: run}] : found;
}
