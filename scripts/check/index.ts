import {root} from '../lib/paths';
import {rules} from './rules';
import {runRules, selectRules} from './run';

async function main(): Promise<void> {
  const clean = await runRules(selectRules(rules, process.argv.slice(2)), root, console.log);
  if (!clean) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
