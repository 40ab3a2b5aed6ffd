import {brand} from '../../config/brand';
import type {PackageManager} from '../../config/choices';

/**
 * npm commands for the other package managers. Strict on purpose: what is not known here stops the build instead of
 * showing a reader a command that does something else. Yarn means Yarn 2 and later, except for global packages, which only Yarn 1 has.
 */
type Manager = Exclude<PackageManager, 'npm'>;
type Flags = Record<string, Record<Manager, string>>;

const flags: Flags = {
  dev: {pnpm: '-D', yarn: '-D', bun: '-d'},
  exact: {pnpm: '-E', yarn: '-E', bun: '--exact'},
  optional: {pnpm: '-O', yarn: '-O', bun: '--optional'},
  peer: {pnpm: '--save-peer', yarn: '-P', bun: '--peer'},
};

const npmFlags: Record<string, string> = {
  '-D': 'dev',
  '--save-dev': 'dev',
  '-E': 'exact',
  '--save-exact': 'exact',
  '-O': 'optional',
  '--save-optional': 'optional',
  '--save-peer': 'peer',
};

const isGlobal = (argument: string) => argument === '-g' || argument === '--global';

class UnknownCommand extends Error {
  constructor(command: string, expected: string) {
    super(`has "${command}" among its packages commands; expected ${expected}`);
  }
}

function changed(verb: 'add' | 'remove', given: string[], manager: Manager, command: string): string[] {
  const names = given.filter((argument) => !isGlobal(argument));
  const translated = names.map((argument) => {
    if (!argument.startsWith('-')) return argument;
    const flag = flags[npmFlags[argument] ?? ''];
    if (!flag) throw new UnknownCommand(command, `the flags ${Object.keys(npmFlags).join(', ')}, -g`);
    return flag[manager];
  });
  if (names.length === given.length) return [manager, verb, ...translated];
  return manager === 'yarn' ? ['yarn', 'global', verb, ...translated] : [manager, verb, '-g', ...translated];
}

/** npm needs `--` before what belongs to the script; the others pass everything on. */
const passedOn = (rest: string[]) => rest.filter((argument, index) => argument !== '--' || rest.indexOf('--') !== index);

type Convert = (rest: string[], manager: Manager, command: string) => string[];

const frozen = {pnpm: ['--frozen-lockfile'], yarn: ['--immutable'], bun: ['--frozen-lockfile']};
const download = {pnpm: ['pnpm', 'dlx'], yarn: ['yarn', 'dlx'], bun: ['bunx']};
const installed = {pnpm: ['pnpm', 'exec'], yarn: ['yarn'], bun: ['bunx']};
const local = {pnpm: ['pnpm', 'exec'], yarn: ['yarn', 'exec'], bun: ['bunx']};

const install: Convert = (rest, manager, command) => (rest.length === 0 ? [manager, 'install'] : changed('add', rest, manager, command));
const uninstall: Convert = (rest, manager, command) => changed('remove', rest, manager, command);
const run: Convert = (rest, manager) => [manager, 'run', ...passedOn(rest)];

const commands: Record<string, Convert> = {
  install,
  i: install,
  add: install,
  uninstall,
  remove: uninstall,
  ci: (_, manager) => [manager, 'install', ...frozen[manager]],
  run,
  test: (rest, manager) => (manager === 'bun' ? run(['test', ...rest], manager, '') : [manager, 'test', ...passedOn(rest)]),
  start: (rest, manager) => (manager === 'pnpm' ? ['pnpm', 'start', ...passedOn(rest)] : run(['start', ...rest], manager, '')),
  // pnpm asks nothing, so it takes no `-y`.
  init: (rest, manager) => [manager, 'init', ...(manager === 'pnpm' ? [] : rest)],
  create: (rest, manager) => [manager, 'create', ...passedOn(rest)],
  exec: (rest, manager) => [...local[manager], ...passedOn(rest)],
  update: (rest, manager) => [manager, manager === 'yarn' ? 'up' : 'update', ...rest],
};

/** What has the same meaning everywhere: comments, changing folders, setting up. */
const shared = /^(?:#|cd |mkdir |git |$)/;

function convertOne(command: string, manager: Manager): string {
  const [tool = '', ...words] = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  if (shared.test(command)) return command;
  if (tool === 'npx') {
    const named = words.filter((word) => word !== '-y' && word !== '--yes');
    // The product is a dev dependency of the reader's project: its own version runs, not the newest one.
    return [...(named[0] === brand.command ? installed : download)[manager], ...named].join(' ');
  }
  const [verb = '', ...rest] = words;
  const convert = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  if (tool !== 'npm' || !convert) {
    throw new UnknownCommand(command, `npx …, npm with ${Object.keys(commands).join(', ')}, or cd, mkdir, git and comments`);
  }
  return convert(rest, manager, command).join(' ');
}

/** The same commands for one package manager; what the author writes are npm's. */
export function convertCommands(code: string, manager: PackageManager): string {
  return code
    .split('\n')
    .map((line) =>
      manager === 'npm'
        ? line
        : line
            .trim()
            .split(/\s+&&\s+/)
            .map((command) => convertOne(command, manager))
            .join(' && '),
    )
    .join('\n');
}
