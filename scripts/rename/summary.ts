import type {Change} from './plan';
import type {Names} from './words';

/** The first changed line of a file, before and after. */
function firstLine({file, before, after}: Change): string {
  const lines = before.split('\n');
  const changed = after.split('\n');
  const at = lines.findIndex((line, number) => line !== changed[number]);
  const cut = (line = '') => (line.length > 140 ? `${line.slice(0, 140)}…` : line).trim();
  return `  ${file}:${at + 1}\n    - ${cut(lines[at])}\n    + ${cut(changed[at])}`;
}

/** How many names there are where, and one of each folder. */
export function summaryOf(changes: readonly Change[], from: Names, to: Names): string {
  const folders = new Map<string, Change[]>();
  for (const change of changes) {
    const folder = change.file.split('/').slice(0, -1)[0] ?? '.';
    folders.set(folder, [...(folders.get(folder) ?? []), change]);
  }
  const counts = [...folders].map(([folder, inside]) => {
    const names = inside.reduce((sum, {count}) => sum + count, 0);
    return `  ${folder.padEnd(20)} ${String(names).padStart(5)} in ${inside.length} ${inside.length === 1 ? 'file' : 'files'}`;
  });
  const samples = [...folders.values()].flatMap(([first]) => (first ? [firstLine(first)] : []));
  return [`${from.name} → ${to.name}, ${from.command} → ${to.command}`, counts.join('\n'), 'One of each:', samples.join('\n')].join('\n\n');
}
