/**
 * The behaviors of readers in three engines, against the last build: `npm run engines`, or `npm run engines -- firefox` for one.
 * `-g words` runs those behaviors whose name contains the words; `--screenshots folder` takes pictures instead. `--report-only` leaves
 * the table to the summary of `npm test`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import {type EngineResult, engineTable, type Outcome} from '@site/scripts/test/engine-table';
import {type EngineName, engineNames, ensureEngine} from '@site/scripts/test/engines';
import {behaviors} from './behaviors';
import {pages} from './behaviors/pages';
import {compareWithChromium, comparison, type Notes} from './compare';
import type {Behavior} from './reader';
import {takePictures} from './screenshots';
import {Session} from './session';

const args = process.argv.slice(2);
const optionOf = (option: string) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const words = optionOf('-g') ?? '';
const pictures = optionOf('--screenshots');
const named = engineNames.filter((name) => args.includes(name));

const report = path.join(root, 'test-results/engines.json');

async function outcomeOf(session: Session, behavior: Behavior): Promise<Outcome> {
  const reason = behavior.not?.[session.name];
  if (reason) return {status: 'skipped', seconds: 0, reason};
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const first = await session.attempt(behavior);
  if (first === undefined) return {status: 'passed', seconds: seconds()};
  const isAlive = await session.isAlive();
  console.log(`  ${session.name}, "${behavior.name}": ${first}${isAlive ? '' : ' (the engine has crashed)'}`);
  // A second try, in a new engine, tells a busy machine and an engine that crashes by itself from a broken site.
  await session.restart();
  const again = await session.attempt(behavior);
  if (again === undefined)
    return {
      status: 'passed',
      seconds: seconds(),
      flaky: true,
      reason: `${isAlive ? 'the first time' : 'the first time the engine crashed'}: ${first}`,
    };
  await session.restart();
  return {status: 'failed', seconds: seconds(), reason: again};
}

/** Engines that cannot be had, and why. */
const leftOut = new Map<EngineName, string>();
const notes: Partial<Record<EngineName, Notes>> = {};

/** An engine that is there and does not start is left out too, where not all are a must. */
async function start(name: EngineName): Promise<Session | undefined> {
  return Session.start(name).catch((error: Error) => {
    if (process.env.CI) throw error;
    leftOut.set(name, `it does not start: ${error.message}`);
    return undefined;
  });
}

async function runEngine(name: EngineName, tried = behaviors.filter((one) => one.name.includes(words))): Promise<EngineResult> {
  const begin = performance.now();
  const session = await start(name);
  if (!session) return {name, leftOut: leftOut.get(name), seconds: 0, outcomes: {}};
  const {version} = session.reader.driver;
  const outcomes: EngineResult['outcomes'] = {};
  try {
    if (pictures) await takePictures(session.reader, name, pictures);
    else for (const behavior of tried) outcomes[behavior.name] = await outcomeOf(session, behavior);
  } finally {
    await session.close();
  }
  notes[name] = session.reader.notes;
  return {name, version, seconds: (performance.now() - begin) / 1000, outcomes};
}

/** Sizes that differ are measured once more, for the same reason. */
async function compare(results: EngineResult[]): Promise<void> {
  compareWithChromium(results, notes);
  for (const {name, outcomes} of results) {
    const first = outcomes[comparison];
    if (first?.status !== 'failed') continue;
    console.log(`  ${name}, "${comparison}": ${first.reason}`);
    await runEngine(name, pages);
    compareWithChromium(results, notes);
    const again = outcomes[comparison];
    if (again?.status === 'passed') outcomes[comparison] = {...again, flaky: true, reason: `the first time: ${first.reason}`};
  }
}

async function main(): Promise<void> {
  const chosen: EngineName[] = named.length > 0 ? named : [...engineNames];
  for (const name of chosen) {
    const reason = ensureEngine(name, Boolean(process.env.CI));
    if (reason) leftOut.set(name, reason);
  }
  // Side by side: much of the time one of them waits.
  const results = await Promise.all(chosen.map((name) => runEngine(name)));
  await compare(results);
  if (!args.includes('--report-only')) console.log(`\n${engineTable(results)}`);
  mkdirSync(path.dirname(report), {recursive: true});
  writeFileSync(report, JSON.stringify(results));
  const isRed = results.some(({outcomes}) => Object.values(outcomes).some(({status}) => status === 'failed'));
  process.exitCode = isRed ? 1 : 0;
}

main()
  .catch((error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  })
  // An engine that has crashed may keep a connection open.
  .finally(() => process.exit());
