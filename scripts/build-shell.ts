/** `npm run build:shell`: the small sites that tests/shell and tests/search-hosts look at. */
import {buildShellSites} from './test/shell-site';

buildShellSites().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
