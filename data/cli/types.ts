import type {Text} from '../text';

/**
 * What the tables of the CLI reference say: Markdown with nothing but inline code and links in it; a link is the path of a page. Without
 * words, such as `css-module`, it is the same in every language.
 */
export type Words = string | Text;

export interface CliOption {
  readonly name: `--${string}`;
  readonly short?: `-${string}`;
  /** What its value is called; an option without one is a switch. */
  readonly value?: string;
  /** The words that the value may be. */
  readonly choices?: readonly string[];
  readonly default: Words;
  readonly meaning: Words;
}

export interface CliArgument {
  readonly name: string;
  readonly required?: true;
  /** Any number of them. */
  readonly many?: true;
  readonly choices?: readonly string[];
  readonly default: Words;
  readonly meaning: Words;
}

export interface Command {
  /** One word, or two for a command of a group: `cache clean`. */
  readonly name: string;
  readonly alias?: string;
  readonly purpose: Words;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
}

export interface Variable {
  readonly name: string;
  readonly default: Words;
  readonly meaning: Words;
}

export interface ExitCode {
  readonly code: number;
  readonly meaning: Words;
  readonly remedy: Words;
}

export const configTypes = ['string', 'number', 'boolean', 'boolean or string', 'list of numbers', 'object', 'choice'] as const;
export type ConfigType = (typeof configTypes)[number];

export interface ConfigField {
  /** The way to it in the file: `design.file`. */
  readonly name: string;
  readonly type: ConfigType;
  /** The words of a choice. */
  readonly choices?: readonly string[];
  readonly default: Words;
  readonly meaning: Words;
}
