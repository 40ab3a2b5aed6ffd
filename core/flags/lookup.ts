import {type Flag, flagNamed, flagOfKey, flags} from '../../data/flags';
import {distance} from './distance';

/** Keys the tool knows that have no page of their own, with the flag to read instead. */
const pageless: Readonly<Record<string, string | undefined>> = {
  '--is-button': '--as-button',
  '--is-chip': undefined,
  '--is-tabbar': undefined,
  '--is-appbar': undefined,
  '--animated': '--motion',
};

export type Found =
  /** `value` is there when the key itself says it: `--as=button`, `--ignore-effects`. */
  | {readonly is: 'flag'; readonly flag: Flag; readonly value?: string; readonly via?: 'family' | 'suffix'}
  /** Means something only next to another flag. */
  | {readonly is: 'helper'; readonly flag: Flag}
  | {readonly is: 'reserved'; readonly flag: Flag}
  | {readonly is: 'pageless'; readonly flag?: Flag}
  | {readonly is: 'unknown'; readonly nearest?: string};

/** What comes before the free part of `--ignore-<property>`; the `----<flag>` form is syntax, not a key. */
const suffixForms = flags.flatMap((flag) =>
  (flag.forms ?? []).filter((form) => /^--[a-z-]+-<[a-z]+>$/.test(form)).map((form) => ({flag, prefix: form.slice(0, form.indexOf('<'))})),
);

export const everyKey: readonly string[] = [
  ...flags.flatMap((flag) => [...flag.keys, ...(flag.helpers ?? [])]).filter((key) => !key.startsWith('---') && !key.includes('=')),
  ...Object.keys(pageless),
];

export function lookUp(key: string, value: string | undefined): Found {
  if (value !== undefined) {
    const whole = `${key}=${value}`.toLowerCase();
    const reserved = flags.find((flag) => flag.reserved?.includes(whole));
    if (reserved) return {is: 'reserved', flag: reserved};
    const family = flagOfKey(whole);
    if (family) return {is: 'flag', flag: family, value: 'true', via: 'family'};
  }
  const flag = flagOfKey(key);
  if (flag) return {is: 'flag', flag};
  const helped = flags.find((each) => each.helpers?.includes(key));
  if (helped) return {is: 'helper', flag: helped};
  const suffix = suffixForms.find(({prefix}) => key.startsWith(prefix) && key.length > prefix.length);
  // Only `--ignore` takes the suffix as its value; another family names events that have no pages yet.
  if (suffix?.flag.name === '--ignore') return {is: 'flag', flag: suffix.flag, value: key.slice(suffix.prefix.length), via: 'suffix'};
  if (suffix) return {is: 'pageless', flag: suffix.flag};
  if (Object.hasOwn(pageless, key) || key.startsWith('--animated-')) {
    const instead = pageless[key] ?? (key.startsWith('--animated') ? '--motion' : undefined);
    return {is: 'pageless', flag: instead === undefined ? undefined : flagNamed(instead)};
  }
  return {is: 'unknown', nearest: nearestKey(key)};
}

const bareName = (key: string): string => key.replace(/^-+/, '');

const spellings = everyKey.map((key) => ({key, name: bareName(key)}));

/** The known spelling a reader probably meant; undefined when nothing is near. */
export function nearestKey(key: string): string | undefined {
  const name = bareName(key);
  const reach = Math.max(1, Math.min(3, Math.floor(name.length / 3)));
  let best: {key: string; far: number} | undefined;
  for (const other of spellings) {
    // Each added or missing letter is an edit, so a spelling of a very different length is never near.
    if (Math.abs(other.name.length - name.length) > reach) continue;
    const far = distance(name, other.name);
    if (far <= reach && (!best || far < best.far)) best = {key: other.key, far};
  }
  return best?.key;
}
