/** Dart expressions, before they are laid out on lines. */

export interface Leaf {
  readonly kind: 'code';
  readonly code: string;
  /** Whether Dart can compute it while it compiles. */
  readonly isConst: boolean;
}

export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly positional: readonly Expression[];
  readonly named: readonly (readonly [string, Expression])[];
  /** Whether the constructor is a const one. */
  readonly isConst: boolean;
  /** The layer it comes from. */
  readonly line?: number;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}

/** `if (showBadge) …` inside a list of children. */
export interface Condition {
  readonly kind: 'condition';
  readonly prop: string;
  readonly widget: Expression;
  readonly line: number;
}

/** A gradient as the shader of a mask: `(bounds) => LinearGradient(…).createShader(bounds)`. */
export interface Shader {
  readonly kind: 'shader';
  readonly gradient: Call;
}

export type Expression = Leaf | Call | List | Condition | Shader;

export const code = (text: string, isConst = true): Leaf => ({kind: 'code', code: text, isConst});

/** Constructors that Dart cannot evaluate while it compiles. */
const notConst = new Set([
  'Container',
  'BorderRadius.circular',
  'Border.all',
  'Image.asset',
  'Image.network',
  'SvgPicture.asset',
  'Lottie.asset',
  'Lottie.network',
  'FilledButton',
  'OutlinedButton',
  'TextButton',
  'FilledButton.styleFrom',
  'OutlinedButton.styleFrom',
  'TextButton.styleFrom',
  'ButtonStyle',
  'TextFormField',
  'OutlineInputBorder',
  'ImageFilter.blur',
  'ImageFiltered',
  'BackdropFilter',
  'Transform.rotate',
  'Transform.translate',
  'ListView',
  'Ink',
  'InkWell',
  'GestureDetector',
  'Checkbox',
  'CheckboxListTile',
  'Switch',
  'Slider',
]);

type Arguments = Readonly<Record<string, Expression | undefined>>;

const present = (args: Arguments): (readonly [string, Expression])[] =>
  Object.entries(args).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));

export function call(name: string, args: Arguments = {}, line?: number): Call {
  return {kind: 'call', name, positional: [], named: present(args), isConst: !notConst.has(name), ...(line !== undefined && {line})};
}

/** A call whose first arguments have no names: `Text('Book', …)`. */
export const callWith = (name: string, positional: readonly Expression[], args: Arguments = {}, line?: number): Call => ({
  ...call(name, args, line),
  positional,
});

export const list = (items: readonly Expression[]): List => ({kind: 'list', items});

export function isConst(expression: Expression): boolean {
  switch (expression.kind) {
    case 'code':
      return expression.isConst;
    case 'list':
      return expression.items.every(isConst);
    case 'condition':
    case 'shader':
      return false;
    case 'call':
      return expression.isConst && expression.positional.every(isConst) && expression.named.every(([, value]) => isConst(value));
  }
}

/** The last name of `Alignment.center` and the like, by which a reader knows it. */
export const constant = (type: string, name: string): Leaf => code(`${type}.${name}`);

export const number = (value: number): Leaf => code(String(Math.round(value * 100) / 100 || 0));

/** A string with props in it: `'$count items'`; braces where the name would run on. */
export function template(pieces: readonly (string | {readonly prop: string})[]): Leaf {
  const parts = pieces.map((piece, index) => {
    if (typeof piece === 'string') return escaped(piece);
    const next = pieces[index + 1];
    return typeof next === 'string' && /^\w/.test(next) ? `\${${piece.prop}}` : `$${piece.prop}`;
  });
  return code(`'${parts.join('')}'`, false);
}

/** A Dart string: `$` and quotes are escaped. */
export const string = (text: string): Leaf => code(`'${escaped(text)}'`);

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('$', '\\$').replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00A0');
