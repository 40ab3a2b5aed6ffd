/** `npm run rename -- "Acme Forge" acme-forge`: other names for the product and its command. Shows what it would do; `--yes` does it. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brand} from '@site/config/brand';
import {fingerprint} from '@site/plugins/translations/fingerprint';
import {pairsOf, stateOf} from './i18n/pairs';
import {stampPage} from './i18n/stamp-page';
import {bin, root} from './lib/paths';
import {run} from './lib/run';
import {isEnding, planRename, today} from './rename/plan';
import {summaryOf} from './rename/summary';
import {type Drawn, drawName, putName, widen} from './rename/wordmark';
import {drawSocialCard} from './social-card';

const usage = 'npm run rename -- "Acme Forge" acme-forge shows what would change; with --yes at the end it is done.';

const wordmark = 'static/img/wordmark.svg';
const card = 'static/img/social-card.svg';
/** Left of the drawing in the middle of the card. */
const widestOnCard = 170;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

async function draw(name: Drawn): Promise<void> {
  write(wordmark, widen(putName(read(wordmark), name), name));
  write(card, putName(read(card), name, widestOnCard));
  try {
    await drawSocialCard();
  } catch (error) {
    console.warn(
      `\nThe PNG of the social card could not be drawn (${(error as Error).message.split('\n')[0]}). Run npm run social-card later.`,
    );
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {yes: {type: 'boolean', default: false}, 'ends-in': {type: 'string'}},
  });
  const [name, command, more] = positionals;
  const ending = values['ends-in'];
  if (!name || !command || more !== undefined || (ending !== undefined && !isEnding(ending))) throw new Error(usage);
  const changes = planRename(root, {name, command}, ending);
  const drawn = drawName(name);
  console.log(summaryOf(changes, today, {name, command}));
  console.log(`\nDrawn again: ${wordmark}, ${card} and the PNG of the last.`);
  console.log(`Not changed: the addresses in config/brand.ts, the scope ${brand.scope} of published addresses, the mark in the logos.`);
  if (!values.yes) {
    console.log('\nNothing has been written. Add --yes to do it.');
    return;
  }
  const current = new Set(pairsOf(root).flatMap((pair) => (stateOf(pair) === 'current' ? [pair.translation?.file] : [])));
  for (const {file, after} of changes) write(file, after);
  for (const {english, translation} of pairsOf(root)) {
    if (english && translation && current.has(translation.file)) {
      write(translation.file, stampPage(translation.source, fingerprint(english.source)));
    }
  }
  await draw(drawn);
  await run(bin('biome'), ['check', '--write', root], {cwd: root, quiet: true});
  // Letters that no page has had so far.
  if (/[^\x20-\x7e]/.test(name)) await run(bin('tsx'), [path.join(root, 'scripts/fonts.ts')], {cwd: root, quiet: true});
  console.log('\nDone. Look at static/img/ and at `git diff`, then run `npm test`.');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
