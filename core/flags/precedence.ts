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

function lastWins(readings: readonly Reading[]): Reading[] {
  return readings.map((reading, index) => {
    if (!works(reading) || !reading.flag || reading.token.kind === 'marker') return reading;
    const {flag, meaning} = reading;
    // Two `--ignore` with different properties are two statements.
    const same = (other: Reading) =>
      works(other) && other.flag === flag && (flag.name !== '--ignore' || JSON.stringify(other.meaning) === JSON.stringify(meaning));
    if (!readings.slice(index + 1).some(same)) return reading;
    return {...overrule(reading, 'last-wins'), problems: [...reading.problems, {code: 'written-twice'}]};
  });
}

function sizing(readings: readonly Reading[]): Reading[] {
  const active = readings.filter(({state}) => state === 'active');
  const has = (name: string) => active.some(({flag}) => flag?.name === name);
  const removed = has('--unwrap') || has('--proc-skip');
  const ignored = new Set(
    active.flatMap(({flag, meaning}) => (flag?.name === '--ignore' && meaning?.kind === 'string' ? [meaning.value.toLowerCase()] : [])),
  );
  return readings.map((reading) => {
    const {flag, meaning, state} = reading;
    if (state !== 'active' || flag?.category !== 'sizing') return reading;
    if (removed) return overrule(reading, 'layer-removed');
    const explicit = frozen[flag.name];
    if (explicit !== undefined && has(explicit)) return overrule(reading, 'explicit-size');
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
