export interface DeclaredVariable {
  name: string;
  value: Value;
  /** Set for the root of every page, whatever the reader's screen and choices. */
  isForRoot: boolean;
}

/** Of a custom property these do not mean themselves. */
const isKeyword = (value: string) => /^(?:|initial|inherit|unset|revert|revert-layer)$/.test(value.trim());

/** Where a `var(` that begins at `start` has its closing bracket. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

/** `var(--a)var(--b)` are two values without a space; what they are replaced by needs one. */
const isApart = (left: string, right: string) => left === '' || right === '' || /[\s,(/*:]$/.test(left) || /^[\s,)/*;!]/.test(right);

/** A text of CSS with the values of constants in place of their names. */
function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  const start = text.indexOf('var(');
  if (start === -1) return text;
  const end = endOf(text, start);
  const [name = '', ...fallback] = text.slice(start + 4, end).split(',');
  const before = text.slice(0, start);
  const after = withConstants(text.slice(end + 1), constants);
  const value = constants.get(name.trim());
  if (value === undefined) {
    const rest = fallback.length > 0 ? `,${withConstants(fallback.join(), constants)}` : '';
    return `${before}var(${name}${rest})${after}`;
  }
  return before + (isApart(before, value) ? '' : ' ') + value + (isApart(value, after) ? '' : ' ') + after;
}

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** What is behind the name of a declaration. The constants of one sheet are mostly those of the sheet before: what they led to is kept. */
export class Value {
  readonly #names: string[];
  #constants = '';
  #last: {text: string; uses: string[]};

  constructor(readonly text: string) {
    this.#names = variablesIn(text);
    this.#last = {text, uses: this.#names};
  }

  /** As it is written with these constants, and the variables that are left in it. */
  with(constants: ReadonlyMap<string, string>): {text: string; uses: string[]} {
    const own = this.#names.map((name) => constants.get(name) ?? '').join('\n');
    if (own !== this.#constants) {
      const text = withConstants(this.text, constants);
      this.#constants = own;
      this.#last = {text, uses: variablesIn(text)};
    }
    return this.#last;
  }
}

/** The variables that have one value on the whole page, and that value; `elsewhere` are the names of those that the page sets itself. */
export function constantsOf(declared: DeclaredVariable[], elsewhere: ReadonlySet<string>): Map<string, string> {
  const times = new Map<string, number>();
  for (const {name} of declared) times.set(name, (times.get(name) ?? 0) + 1);
  let open = declared.filter(
    ({name, value, isForRoot}) => isForRoot && times.get(name) === 1 && !elsewhere.has(name) && !isKeyword(value.text),
  );
  const constants = new Map<string, string>();
  for (let before = -1; before !== constants.size; ) {
    before = constants.size;
    open = open.filter(({name, value}) => {
      const {text} = value.with(constants);
      // A variable in it might have another value further down the page.
      if (text.includes('var(')) return true;
      constants.set(name, text);
      return false;
    });
  }
  return constants;
}
