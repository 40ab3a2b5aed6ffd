/** `npm run i18n:status`: all trees in a table. With pages as arguments: what changed in each since it was translated. */
import {root} from '../lib/paths';
import {changedSince} from './changed-since';
import {pairsOf} from './pairs';
import {selectPairs} from './stamp-page';
import {statusLines} from './status-lines';

function main(args: string[]): void {
  const pairs = pairsOf(root);
  const lines = args.length === 0 ? statusLines(pairs) : selectPairs(pairs, args).map((pair) => changedSince(root, pair));
  console.log(lines.join('\n'));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
