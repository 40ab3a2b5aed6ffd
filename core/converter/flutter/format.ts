import {indent, type Line, line} from '../lines';
import {type Call, type Expression, isConst} from './widget';

/** Lays Dart expressions out on lines: short ones on one, long ones with an argument on each. */

const width = 100;

/** `const` is written once, at the outermost expression that can have it. */
const keyword = (expression: Expression, inConst: boolean): string =>
  !inConst && needsKeyword(expression) && isConst(expression) ? 'const ' : '';

/** A list of numbers or of nothing but names is not worth the word. */
const needsKeyword = (expression: Expression): boolean => expression.kind === 'call' || expression.kind === 'list';

const shaderHead = '(bounds) => ';
const shaderEnd = '.createShader(bounds)';

function flat(expression: Expression, inConst: boolean): string {
  const word = keyword(expression, inConst);
  const within = inConst || word !== '';
  switch (expression.kind) {
    case 'code':
      return expression.code;
    case 'list':
      return `${word}[${expression.items.map((item) => flat(item, within)).join(', ')}]`;
    case 'condition':
      return `if (${expression.prop}) ${flat(expression.widget, inConst)}`;
    case 'shader':
      return `${shaderHead}${flat(expression.gradient, false)}${shaderEnd}`;
    case 'call':
      return `${word}${expression.name}(${argumentsOf(expression, within)
        .map(({text}) => text)
        .join(', ')})`;
  }
}

const argumentsOf = ({positional, named}: Call, inConst: boolean): {name?: string; value: Expression; text: string}[] => [
  ...positional.map((value) => ({value, text: flat(value, inConst)})),
  ...named.map(([name, value]) => ({name, value, text: `${name}: ${flat(value, inConst)}`})),
];

/** The children of a layout are on lines of their own, however short. */
const breaks = (expression: Expression): boolean => {
  if (expression.kind === 'list') {
    return expression.items.some((item) => item.kind === 'condition' || (item.kind === 'call' && item.line !== undefined));
  }
  if (expression.kind === 'call') return [...expression.positional, ...expression.named.map(([, value]) => value)].some(breaks);
  return expression.kind === 'condition' && breaks(expression.widget);
};

const onLine = (expression: Expression): readonly number[] => {
  if (expression.kind === 'call') {
    const own = expression.line === undefined ? [] : [expression.line];
    return [...own, ...expression.positional.flatMap(onLine), ...expression.named.flatMap(([, value]) => onLine(value))];
  }
  if (expression.kind === 'list') return expression.items.flatMap(onLine);
  return expression.kind === 'condition' ? [expression.line, ...onLine(expression.widget)] : [];
};

/** `from`: the layer whose widget this is part of. */
export function expressionLines(
  expression: Expression,
  room: number,
  before: string,
  after: string,
  inConst: boolean,
  from: readonly number[],
): Line[] {
  const own = expression.kind === 'call' && expression.line !== undefined ? [expression.line] : from;
  const whole = `${before}${flat(expression, inConst)}${after}`;
  if (whole.length <= room && !breaks(expression)) {
    const inner = onLine(expression);
    return [line(whole, ...(inner.length > 0 ? inner : own))];
  }
  const word = keyword(expression, inConst);
  const within = inConst || word !== '';
  switch (expression.kind) {
    case 'code':
      return [line(whole, ...own)];
    case 'condition':
      return expressionLines(expression.widget, room, `${before}if (${expression.prop}) `, after, inConst, [expression.line]);
    case 'shader':
      return expressionLines(expression.gradient, room, `${before}${shaderHead}`, `${shaderEnd}${after}`, false, own);
    case 'list':
      return [
        line(`${before}${word}[`, ...own),
        ...indent(expression.items.flatMap((item) => expressionLines(item, room - 2, '', ',', within, own))),
        line(`]${after}`, ...own),
      ];
    case 'call':
      return [
        line(`${before}${word}${expression.name}(`, ...own),
        ...indent([
          ...expression.positional.flatMap((value) => expressionLines(value, room - 2, '', ',', within, own)),
          ...expression.named.flatMap(([name, value]) => expressionLines(value, room - 2, `${name}: `, ',', within, own)),
        ]),
        line(`)${after}`, ...own),
      ];
  }
}

export const returned = (expression: Expression, indentation: number): Line[] =>
  indent(expressionLines(expression, width - indentation, 'return ', ';', false, []), indentation);
