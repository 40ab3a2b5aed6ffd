import type {ThemeRegistration} from '@shikijs/core';

/**
 * What a piece of code can be, and the TextMate scopes that say so. The highlighter only sorts: it marks each piece with
 * the class given here, and src/components/CodeBlock/palette.css colors the classes, once for each color mode.
 */
const kinds = {
  comment: {class: 'c', scopes: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring']},
  keyword: {
    class: 'k',
    scopes: [
      'keyword',
      'storage',
      'storage.type',
      'storage.modifier',
      'variable.language',
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.control',
      'entity.name.tag.yaml.directive',
      'punctuation.definition.keyword',
    ],
  },
  string: {
    class: 's',
    scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.other.symbol', 'support.constant.property-value'],
  },
  number: {
    class: 'n',
    scopes: [
      'constant.numeric',
      'constant.language',
      'constant.other.color',
      'constant.character.escape',
      'keyword.other.unit',
      'punctuation.definition.constant',
      'variable.other.enummember',
      'string.regexp',
    ],
  },
  function: {
    class: 'f',
    scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'entity.name.command', 'variable.function'],
  },
  type: {
    class: 'y',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'entity.other.inherited-class',
      'support.type',
      'support.class',
      'storage.type.class.dart',
      'storage.type.annotation',
      'entity.name.tag',
      'support.class.component',
      'entity.name.namespace',
    ],
  },
  property: {
    class: 'p',
    scopes: [
      'support.type.property-name',
      'meta.object-literal.key',
      'entity.other.attribute-name',
      'variable.other.property',
      'variable.other.object.property',
      'variable.css',
      'variable.scss',
      'support.type.vendored.property-name',
      'entity.name.tag.yaml',
      'variable.parameter.keyframe-list',
      'support.type.property-name.toml',
      'punctuation.support.type.property-name',
      'punctuation.definition.entity',
      'constant.other.option',
    ],
  },
  punctuation: {
    class: 'u',
    scopes: [
      'punctuation',
      'meta.brace',
      'keyword.operator',
      'punctuation.separator',
      'punctuation.terminator',
      'punctuation.accessor',
      'punctuation.definition.tag',
      'storage.type.function.arrow',
    ],
  },
  inserted: {class: 'i', scopes: ['markup.inserted', 'punctuation.definition.inserted']},
  deleted: {class: 'd', scopes: ['markup.deleted', 'punctuation.definition.deleted']},
  heading: {class: 'h', scopes: ['markup.heading', 'entity.name.section', 'meta.diff.range', 'meta.diff.header']},
} as const;

export type TokenKind = keyof typeof kinds;

export const tokenClasses = Object.fromEntries(Object.entries(kinds).map(([kind, {class: name}]) => [kind, name])) as Record<
  TokenKind,
  string
>;

const plain = '#000000';
/** A placeholder for a class until the highlighter has run: Shiki themes can only name colors. */
const standIn = (index: number) => `#${(index + 1).toString(16).padStart(6, '0')}`;

const all = Object.values(kinds);

export const theme: ThemeRegistration = {
  name: 'designto',
  type: 'light',
  fg: plain,
  bg: '#ffffff',
  settings: [
    {settings: {foreground: plain}},
    ...all.map(({scopes}, index) => ({scope: [...scopes], settings: {foreground: standIn(index)}})),
    // What is inside a template literal is code again.
    {scope: ['meta.template.expression', 'meta.embedded', 'source.css.embedded'], settings: {foreground: plain}},
  ],
};

const classOf = new Map(all.map(({class: name}, index) => [standIn(index), name]));

/** The class of a piece the highlighter has given a color, or undefined for plain text. */
export const classOfColor = (color: string | undefined): string | undefined => classOf.get((color ?? plain).toLowerCase());
