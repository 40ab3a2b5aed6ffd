import {type Pair, type State, stateOf} from './pairs';

const columns: State[] = ['current', 'stale', 'unstamped', 'missing', 'orphan'];

function row(cells: (string | number)[]): string {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(20) : String(cell).padStart(10))).join('');
}

/** A table of counts, one line for each language and version, and the pages that need work. */
export function statusLines(pairs: Pair[]): string[] {
  const names = [...new Set(pairs.map(({tree}) => `${tree.locale} ${tree.version}`))];
  const counts = names.map((name) => {
    const states = pairs.filter(({tree}) => `${tree.locale} ${tree.version}` === name).map(stateOf);
    return row([name, ...columns.map((column) => states.filter((state) => state === column).length)]);
  });
  const waiting = pairs
    .map((pair) => ({...pair, state: stateOf(pair)}))
    .filter(({state}) => state !== 'current' && state !== 'exempt')
    .map(({path, tree, state}) => `${state.padEnd(10)} ${tree.folder}/${path}`);
  return [row(['', ...columns]), ...counts, ...(waiting.length > 0 ? ['', ...waiting] : [])];
}
