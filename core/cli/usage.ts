import {commands, configFields, globalOptions} from '../../data/cli';
import type {CliArgument, CliOption, Command} from '../../data/cli/types';

/** The command that the first words name, by its name or its alias. */
function commandOf(words: readonly string[]): Command | undefined {
  const [first, second] = words;
  return commands.find(({name, alias}) => name === `${first} ${second}` || name === first || (alias !== undefined && alias === first));
}

const isGroup = (word: string) => commands.some(({name}) => name.startsWith(`${word} `));

function wrongChoice({name, choices}: CliOption | CliArgument, value: string): string[] {
  return choices && !choices.includes(value) ? [`"${value}" is not a value of ${name}; known: ${choices.join(', ')}`] : [];
}

/** The words without options, and what is wrong with the options. */
function readOptions(options: readonly CliOption[], words: readonly string[]): {rest: string[]; problems: string[]} {
  const rest: string[] = [];
  const problems: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!/^-./.test(word)) {
      rest.push(word);
      continue;
    }
    const [key = '', given] = word.split(/=(.*)/s);
    const option = options.find(({name, short}) => name === key || short === key);
    if (!option) {
      problems.push(`unknown option ${key}`);
    } else if (!option.value) {
      if (given !== undefined) problems.push(`${key} takes no value`);
    } else {
      if (given === undefined) index += 1;
      const value = given ?? words[index];
      problems.push(...(value === undefined ? [`${key} needs a value`] : wrongChoice(option, value)));
    }
  }
  return {rest, problems};
}

function wrongArguments(command: Command, given: readonly string[]): string[] {
  const {arguments: parts, name} = command;
  const missing = parts.filter((part, index) => part.required && given[index] === undefined).map((part) => `${part.name} is missing`);
  const tooMany = given.length > parts.length && !parts.at(-1)?.many ? [`too many arguments for ${name}`] : [];
  const choices = parts.flatMap((part, index) => {
    const value = given[index];
    return value === undefined ? [] : wrongChoice(part, value);
  });
  const field = given[0];
  const unknown =
    /^config [gs]et$/.test(name) && field && !configFields.some((configField) => configField.name === field) ? [`no field "${field}"`] : [];
  return [...missing, ...tooMany, ...choices, ...unknown];
}

/**
 * What is wrong with a call of `designto`, given what follows its name.
 * A mention in prose may leave out what a call needs, leave values open, and name a group such as `designto config`.
 */
export function problemsOf(words: readonly string[], kind: 'call' | 'mention' = 'call'): string[] {
  const [first] = words;
  if (first === undefined || first.startsWith('-')) return readOptions(globalOptions, words).problems;
  const command = commandOf(words);
  if (!command) return kind === 'mention' && words.length === 1 && isGroup(first) ? [] : [`unknown command "${first}"`];
  const after = words.slice(command.name.includes(' ') ? 2 : 1);
  const {rest, problems} = readOptions([...command.options, ...globalOptions], after);
  if (kind === 'mention') return problems.filter((problem) => problem.startsWith('unknown'));
  return [...problems, ...wrongArguments(command, rest)];
}
