/** `npm run dev`: the pages of all languages as they are written, on one port. Says what is not there, and how to get it. */

import {portAndRest} from './dev/arguments';
import {createFront} from './dev/front';
import {languageServers} from './dev/language-servers';
import {devNotes} from './dev/notes';
import {indexedAt} from './lib/ask-index';
import {bold} from './lib/progress';
import {stopAllWithUs} from './lib/run';
import {listen} from './serve/listen';

async function main(): Promise<void> {
  const {port: wanted, rest} = portAndRest(process.argv.slice(2), process.env.PORT);
  for (const note of devNotes(indexedAt())) console.log(note);
  const {portOf, ended} = languageServers(rest);
  const {port} = await listen(() => createFront(portOf), {port: wanted});
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  console.log(`${bold('Serving')} http://localhost:${port}/docs/ as you write (Ctrl+C stops)\n`);
  await ended;
}

stopAllWithUs();

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
