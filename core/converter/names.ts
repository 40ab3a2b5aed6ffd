/** What layers are called in code. Flags are not part of a name. */
export const statedAt = '@designto-code/css.mdx#style';

/** Letters and digits, as far as a name in a script may have them. */
const words = (name: string): string[] => name.normalize('NFC').match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu) ?? [];

/** `Hero card` becomes `hero-card`; a name without letters becomes `layer`. A class cannot start with a digit. */
export function kebab(name: string): string {
  const joined = words(name).join('-').toLowerCase();
  if (joined === '') return 'layer';
  return /^\p{Nd}/u.test(joined) ? `layer-${joined}` : joined;
}

/** `hero_card`, as Dart names its files. */
export const snake = (name: string): string => kebab(name).replaceAll('-', '_');

/** `HeroCard` */
export const pascal = (name: string): string =>
  kebab(name)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const reserved = new Set(
  (
    'break case catch class const continue default delete do else enum export extends false finally for function if import in instanceof ' +
    'new null return super switch this throw true try typeof var void while with let static await async yield ' +
    'implements interface package private protected public eval arguments undefined ' +
    'assert is rethrow final late required dynamic key ref context'
  ).split(' '),
);

/** `heroCard`, for props and imported files. A word of the language gets an underscore. */
export function camel(name: string): string {
  const upper = pascal(name);
  const lower = upper.charAt(0).toLowerCase() + upper.slice(1);
  return reserved.has(lower) ? `${lower}_` : lower;
}

/** The name itself, or with the first number, after `gap`, that makes it one of its own. `spelled`, it is taken from then on. */
export function unused(name: string, taken: Set<string>, {gap = '', spelled = (each: string) => each} = {}): string {
  let free = name;
  for (let count = 2; taken.has(spelled(free)); count++) free = `${name}${gap}${count}`;
  taken.add(spelled(free));
  return free;
}

/** Gives each name once: the second `text` is `text-2`. */
export class Names {
  readonly #taken = new Set<string>();

  take(name: string): string {
    return unused(name, this.#taken, {gap: '-'});
  }
}
