import type {Because, Reading} from './types';

/** Third step: which of the flags on one layer win. Rules that need other layers are not decided here. */

type Rule = NonNullable<Because>['rule'];

const overrule = (reading: Reading, rule: Rule): Reading => ({...reading, state: 'overruled', because: {rule}});

const works = ({state}: Reading): boolean => state === 'active' || state === 'off';

const isIgnoring = (reading: Reading): boolean => {
  if (reading.state !== 'active') return false;
  if (reading.token.kind === 'marker' || reading.flag?.name === '--proc-ignore') return true;
  return reading.flag?.name === '--ignore' && reading.meaning?.kind === 'string' && reading.meaning.value === '*';
};

/** Frozen sizes give way to an explicit one on the same axis. */
const frozen: Readonly<Record<string, string>> = {
  '--fix-width': '--width',
  '--exact-width': '--width',
  '--fix-height': '--height',
  '--exact-height': '--height',
};

/** The property a sizing flag writes, as `--ignore` names it. */
const writes = (name: string): string => (frozen[name] ?? name).slice(2);

/** Two readings with the same statement are one flag written twice. Two `--ignore` with different properties are two statements. */
const statement = ({flag, meaning}: Reading): string =>
  flag?.name === '--ignore' ? JSON.stringify([flag.name, meaning]) : (flag?.name ?? '');

function lastWins(readings: readonly Reading[]): Reading[] {
  const later = new Set<string>();
  return readings
    .toReversed()
    .map((reading): Reading => {
      if (!works(reading) || !reading.flag || reading.token.kind === 'marker') return reading;
      const said = statement(reading);
      if (later.has(said)) return {...overrule(reading, 'last-wins'), problems: [...reading.problems, {code: 'written-twice'}]};
      later.add(said);
      return reading;
    })
    .reverse();
}

function sizing(readings: readonly Reading[]): Reading[] {
  const active = readings.filter(({state}) => state === 'active');
  const names = new Set(active.map(({flag}) => flag?.name));
  const removed = names.has('--unwrap') || names.has('--proc-skip');
  const ignored = new Set(
    active.flatMap(({flag, meaning}) => (flag?.name === '--ignore' && meaning?.kind === 'string' ? [meaning.value.toLowerCase()] : [])),
  );
  return readings.map((reading) => {
    const {flag, meaning, state} = reading;
    if (state !== 'active' || flag?.category !== 'sizing') return reading;
    if (removed) return overrule(reading, 'layer-removed');
    const explicit = frozen[flag.name];
    if (explicit !== undefined && names.has(explicit)) return overrule(reading, 'explicit-size');
    // A range keeps its limits when the size itself is ignored; the range form is used exactly that way.
    if (ignored.has(writes(flag.name)) && meaning?.kind !== 'range') return overrule(reading, 'property-ignored');
    return reading;
  });
}

/** `--as-button` forces what `--is-button` only suggests. */
function forcing(readings: readonly Reading[]): Reading[] {
  const forced = new Set(readings.filter(({state}) => state === 'active').flatMap(({flag}) => flag?.keys ?? []));
  return readings.map((reading) => {
    const {key} = reading.token;
    if (!key.startsWith('--is-') || !(reading.state === 'active' || reading.state === 'pageless')) return reading;
    return forced.has(key.replace('--is-', '--as-')) ? overrule(reading, 'forced') : reading;
  });
}

export function settle(readings: readonly Reading[], flagsSwitchedOff: boolean): {readings: readonly Reading[]; ignored: boolean} {
  if (readings.some(isIgnoring)) {
    const moot = (reading: Reading) => works(reading) || reading.state === 'helper' || reading.state === 'pageless';
    return {
      ignored: true,
      readings: readings.map((reading) => (!isIgnoring(reading) && moot(reading) ? overrule(reading, 'layer-ignored') : reading)),
    };
  }
  if (flagsSwitchedOff) {
    return {ignored: false, readings: readings.map((reading) => ({...overrule(reading, 'parent-switched-off'), problems: []}))};
  }
  return {ignored: false, readings: forcing(sizing(lastWins(readings)))};
}
