/** `npm run dev`: the pages of one language as they are written. Says what is not there, and how to get it. */

import {devNotes, localeOf} from './dev/notes';
import {isIndexed} from './lib/ask-index';
import {docusaurus, root} from './lib/paths';
import {run} from './lib/run';

const args = process.argv.slice(2);
for (const note of devNotes(localeOf(args), isIndexed())) console.log(note);
const port = args.some((arg) => /^(?:-p|--port)\b/.test(arg)) ? [] : ['--port', '3000'];

run(docusaurus, ['start', ...port, ...args], {cwd: root}).catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
