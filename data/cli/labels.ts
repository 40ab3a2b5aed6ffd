import type {Text} from '../text';
import type {ConfigType} from './types';

/** What the tables of the CLI reference call their columns, and the types of the configuration fields. */

const heads = {
  command: {en: 'Command', ko: '명령'},
  alias: {en: 'Alias', ko: '별칭'},
  purpose: {en: 'What it does', ko: '하는 일'},
  option: {en: 'Option', ko: '옵션'},
  part: {en: 'Argument or option', ko: '인수 또는 옵션'},
  values: {en: 'Values', ko: '값'},
  default: {en: 'Default', ko: '기본값'},
  meaning: {en: 'Meaning', ko: '설명'},
  field: {en: 'Field', ko: '필드'},
  type: {en: 'Type', ko: '타입'},
  variable: {en: 'Variable', ko: '변수'},
  code: {en: 'Code', ko: '코드'},
  remedy: {en: 'What to do', ko: '할 일'},
} satisfies Record<string, Text>;

const types: Readonly<Record<ConfigType, Text>> = {
  string: {en: 'string', ko: '문자열'},
  number: {en: 'number', ko: '숫자'},
  boolean: {en: 'boolean', ko: '불리언'},
  'boolean or string': {en: 'boolean or string', ko: '불리언 또는 문자열'},
  'list of numbers': {en: 'list of numbers', ko: '숫자 목록'},
  object: {en: 'object', ko: '객체'},
  choice: {en: 'choice', ko: '선택'},
};

export const cliLabels = {heads, types};
export type CliLabels = typeof cliLabels;
