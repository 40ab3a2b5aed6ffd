import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint} from '@site/plugins/translations/fingerprint';
import {root} from '../lib/paths';
import {type Pair, pairsOf, stateOf} from './pairs';
import {selectPairs, stampPage} from './stamp-page';

const usage = 'npm run i18n:stamp -- <page> … for the pages you have brought up to date, or --all when every one is.';

function stamp(pairs: Pair[]): void {
  for (const {path: page, english, translation} of pairs) {
    if (!english || !translation) throw new Error(`${page} is not in both languages; there is nothing to stamp.`);
    const stamped = stampPage(translation.source, fingerprint(english.source));
    if (stamped !== translation.source) writeFileSync(path.join(root, translation.file), stamped);
  }
  console.log(`Stamped ${pairs.length} ${pairs.length === 1 ? 'page' : 'pages'}.`);
}

function main(args: string[]): void {
  const pairs = pairsOf(root);
  const waiting = pairs.filter((pair) => ['unstamped', 'stale'].includes(stateOf(pair)));
  if (args.length === 0) {
    for (const pair of waiting) console.log(`${stateOf(pair).padEnd(10)} ${pair.translation?.file}`);
    // Stamping all of them unasked would hide which are behind.
    throw new Error(`${waiting.length} to stamp. Say which: ${usage}`);
  }
  const all = args.length === 1 && args[0] === '--all';
  stamp(all ? waiting : selectPairs(pairs, args));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
