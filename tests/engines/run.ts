/**
 * The behaviors of readers in three engines, against the last build: `npm run engines`, or `npm run engines -- firefox` for one.
 * `-g words` runs those behaviors whose name contains the words; `--screenshots folder` takes pictures instead.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import {type EngineResult, engineTable, type Outcome} from '@site/scripts/test/engine-table';
import {type EngineName, engineNames, ensureEngine} from '@site/scripts/test/engines';
import {behaviors} from './behaviors';
import {compareWithChromium, type Notes} from './compare';
import {startEngine} from './drivers';
import {Host} from './host';
import {type Behavior, Reader} from './reader';
import {takePictures} from './screenshots';

const args = process.argv.slice(2);
const optionOf = (option: string) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const words = optionOf('-g') ?? '';
const pictures = optionOf('--screenshots');
const named = engineNames.filter((name) => args.includes(name));

const report = path.join(root, 'test-results/engines.json');

/** A behavior that hangs ends here, and so does the run of its engine. */
const limit = 180_000;

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limit / 1000} s`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function once(reader: Reader, {run, expected}: Behavior): Promise<void> {
  const {driver, host} = reader;
  host.reset();
  await driver.resize(1280, 800);
  await driver.open(`${host.origin}/robots.txt`);
  await driver.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await driver.messages();
  host.forget();
  await within(run(reader));
  const heard = (await driver.messages()).filter((message) => !expected?.test(message));
  if (heard.length > 0) throw new Error(`The console says: ${heard.join(' | ')}`);
}

async function outcomeOf(name: EngineName, reader: Reader, behavior: Behavior): Promise<Outcome> {
  const reason = behavior.not?.[name];
  if (reason) return {status: 'skipped', seconds: 0, reason};
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    await once(reader, behavior);
    return {status: 'passed', seconds: seconds()};
  } catch (error) {
    const first = (error as Error).message;
    console.log(`  ${name}, "${behavior.name}": ${first}`);
    // A second try tells a busy machine from a broken site, as in the other browser tests.
    if (!process.env.CI) return {status: 'failed', seconds: seconds(), reason: first};
    return once(reader, behavior).then(
      () => ({status: 'passed', seconds: seconds(), flaky: true, reason: `the first time: ${first}`}) as const,
      (again: Error) => ({status: 'failed', seconds: seconds(), reason: again.message}) as const,
    );
  }
}

const notes: Partial<Record<EngineName, Notes>> = {};

async function runEngine(name: EngineName): Promise<EngineResult> {
  const start = performance.now();
  const driver = await startEngine(name);
  if (!driver) return {name, seconds: 0, outcomes: {}};
  const host = new Host();
  await host.listen();
  const reader = new Reader(driver, host);
  const outcomes: EngineResult['outcomes'] = {};
  try {
    if (pictures) await takePictures(reader, name, pictures);
    else
      for (const behavior of behaviors.filter((one) => one.name.includes(words)))
        outcomes[behavior.name] = await outcomeOf(name, reader, behavior);
  } finally {
    await driver.close();
    host.close();
  }
  notes[name] = reader.notes;
  return {name, version: driver.version, seconds: (performance.now() - start) / 1000, outcomes};
}

async function main(): Promise<void> {
  const chosen: EngineName[] = named.length > 0 ? named : [...engineNames];
  for (const name of chosen) ensureEngine(name, Boolean(process.env.CI));
  // The slowest first; two at a time keep two cores busy.
  const waiting = [...chosen].reverse();
  const results: EngineResult[] = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runEngine(name));
  };
  await Promise.all([work(), work()]);
  results.sort((one, other) => chosen.indexOf(one.name) - chosen.indexOf(other.name));
  compareWithChromium(results, notes);
  console.log(`\n${engineTable(results)}`);
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
