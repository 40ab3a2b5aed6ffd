import {beforeEach, expect, test, vi} from 'vitest';
import {parseLayerName} from '.';
import {nearestKey} from './lookup';
import {settle} from './precedence';

/** Readers paste what they like. Counted are steps, not time: four times the text may cost about four times the steps, never sixteen. */

const work = vi.hoisted(() => ({cells: 0}));
vi.mock('./distance', async (original) => {
  const {distance} = await original<typeof import('./distance')>();
  return {
    distance: (from: string, to: string) => {
      work.cells += from.length * to.length;
      return distance(from, to);
    },
  };
});
beforeEach(() => {
  work.cells = 0;
});

const repeated = (part: (index: number) => string, length: number): string => {
  let text = 'Card ';
  for (let index = 0; text.length < length; index += 1) text += part(index);
  return text.slice(0, length);
};

const pastes: Record<string, (index: number) => string> = {
  hyphens: () => '-',
  letters: () => 'a',
  'one long flag': (index) => (index === 0 ? '--' : 'a'),
  'unknown flags': (index) => `--fix-hieght${index} `,
  'one flag again and again': () => '--h1 ',
  'sizes that overrule each other': () => '--fix-width --width=3 ',
  'different values of one flag': (index) => `--ignore=p${index} `,
  'an open quote': (index) => (index === 0 ? '--as-char="' : 'x '),
  'markers of an open value': (index) => (index === 0 ? '--id=' : '= '),
  'spaces and hyphens': () => ' --',
  'equals signs': () => ' --a = ',
};

/** How often the parser looks at the text: every look goes through one of these. */
function looks(name: string): number {
  const {startsWith, charAt} = String.prototype;
  const {exec} = RegExp.prototype;
  let total = 0;
  String.prototype.startsWith = function counted(...args) {
    total += 1;
    return startsWith.apply(this, args);
  };
  String.prototype.charAt = function counted(...args) {
    total += 1;
    return charAt.apply(this, args);
  };
  // `test` calls it too.
  RegExp.prototype.exec = function counted(...args) {
    total += 1;
    return exec.apply(this, args);
  };
  try {
    parseLayerName(name);
  } finally {
    Object.assign(String.prototype, {startsWith, charAt});
    RegExp.prototype.exec = exec;
  }
  return total;
}

for (const [paste, part] of Object.entries(pastes)) {
  test(`a paste of ${paste} is read in steps that grow with its length`, () => {
    const [short, long] = [looks(repeated(part, 5_000)), looks(repeated(part, 20_000))];
    expect(long).toBeLessThan(short * 4.5);
    expect(long).toBeLessThan(20_000 * 40);
  });
}

test('a name of 100,000 letters is compared with no known flag', () => {
  expect(nearestKey(`--${'a'.repeat(100_000)}`)).toBeUndefined();
  expect(work.cells).toBe(0);
});

test('unknown flags are compared with spellings of about their length only', () => {
  parseLayerName(repeated((index) => `--fix-hieght${index} `, 20_000));
  expect(work.cells).toBeGreaterThan(0);
  expect(work.cells).toBeLessThan(20_000 * 1000);
});

test('which flag wins is decided in a few looks at each, however many there are', () => {
  let reads = 0;
  const {readings} = parseLayerName(repeated((index) => `--ignore=p${index} --fix-width `, 50_000));
  const counted = readings.map(
    (reading) =>
      new Proxy(reading, {
        get: (target, property) => {
          reads += 1;
          return Reflect.get(target, property);
        },
      }),
  );
  settle(counted, false);
  expect(reads).toBeGreaterThan(readings.length);
  expect(reads).toBeLessThan(readings.length * 60);
});
