import type {CliLabels} from '../../data/cli/labels';
import type {CliArgument, CliOption, Command, Words} from '../../data/cli/types';
import {signatureOf, spellingOf, usageOf} from '../cli/spelling';
import {type Facts, localText} from './facts';

/** The tables of the CLI reference. Cells are Markdown. */
export interface CliTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const code = (text: string): string => `\`${text}\``;
const codes = (words: readonly string[] | undefined): string => (words ?? []).map(code).join(', ');

export const cliTables = ['commands', 'global-options', 'config-fields', 'environment', 'exit-codes'] as const;
export type CliTableName = (typeof cliTables)[number];

/** Commands with the same arguments and options share a section of the reference. */
export const sharedSections: Readonly<Record<string, string>> = {logout: 'login', whoami: 'login'};

/** How to call a command, linked to its section of the reference where it has one. */
function linkedUsage(command: Command): string {
  const usage = code(usageOf(command));
  const section = (sharedSections[command.name] ?? command.name).replace(' ', '-');
  return hasOwnParts(command) ? `[${usage}](#${section})` : usage;
}

export function cliTable(facts: Facts, name: CliTableName): CliTable {
  const {commands, globalOptions, configFields, variables, exitCodes, labels} = facts.registry.cli;
  const {heads, types} = labels;
  const words = (text: Words): string => (typeof text === 'string' ? text : localText(facts, text));
  const head = (...names: (keyof CliLabels['heads'])[]): string[] => names.map((one) => localText(facts, heads[one]));
  switch (name) {
    case 'commands':
      return {
        heads: head('command', 'alias', 'purpose'),
        rows: commands.map((command) => [linkedUsage(command), command.alias ? code(command.alias) : '', words(command.purpose)]),
      };
    case 'global-options':
      return {
        heads: head('option', 'default', 'meaning'),
        rows: globalOptions.map((option) => [code(spellingOf(option)), words(option.default), words(option.meaning)]),
      };
    case 'config-fields':
      return {
        heads: head('field', 'type', 'default', 'meaning'),
        rows: configFields.map(({name: field, type, choices, default: value, meaning}) => [
          code(field),
          choices ? codes(choices) : localText(facts, types[type]),
          words(value),
          words(meaning),
        ]),
      };
    case 'environment':
      return {
        heads: head('variable', 'default', 'meaning'),
        rows: variables.map(({name: variable, default: value, meaning}) => [code(variable), words(value), words(meaning)]),
      };
    case 'exit-codes':
      return {
        heads: head('code', 'meaning', 'remedy'),
        rows: exitCodes.map((exit) => [String(exit.code), words(exit.meaning), words(exit.remedy)]),
      };
  }
}

/** The arguments and options of one command; undefined for a command that is unknown or takes none. */
export function commandTable(facts: Facts, name: string): CliTable | undefined {
  const {commands, labels} = facts.registry.cli;
  const {heads} = labels;
  const command = commands.find((candidate) => candidate.name === name);
  if (!command || !hasOwnParts(command)) return undefined;
  const words = (text: Words): string => (typeof text === 'string' ? text : localText(facts, text));
  const row = (spelling: string, {choices, default: value, meaning}: CliArgument | CliOption) => [
    code(spelling),
    codes(choices),
    words(value),
    words(meaning),
  ];
  return {
    heads: [heads.part, heads.values, heads.default, heads.meaning].map((head) => localText(facts, head)),
    rows: [
      ...command.arguments.map((argument) => row(signatureOf(argument), argument)),
      ...command.options.map((option) => row(spellingOf(option), option)),
    ],
  };
}

export const hasOwnParts = (command: Command): boolean => command.arguments.length + command.options.length > 0;
