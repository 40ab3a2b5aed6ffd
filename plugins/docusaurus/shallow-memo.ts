import {useMemo} from 'react';

export {ReactContextError} from '@docusaurus/theme-common';

/**
 * The same object as long as its keys and values are. Docusaurus sorts the keys as words of the reader's language, and the browser takes
 * its time to learn how: 20 ms, which is 80 on a phone, for the three names it sorts.
 */
export function useShallowMemoObject<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made of says whether it has changed
  return useMemo(() => value, entries.flat());
}
