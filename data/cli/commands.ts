import {stages} from '../flags/types';
import {frameworks, languages, pictureFormats, stylings} from './choices';
import type {CliArgument, CliOption, Command} from './types';

/** What every command accepts. */
export const globalOptions: readonly CliOption[] = [
  {name: '--config', short: '-c', value: 'path', default: 'found by lookup', meaning: 'The configuration file to read.'},
  {name: '--cwd', value: 'dir', default: '`.`', meaning: 'The folder to work in.'},
  {name: '--yes', short: '-y', default: 'off', meaning: 'Takes the proposed answer to every question.'},
  {name: '--json', default: 'off', meaning: 'Prints one JSON document; messages go to standard error.'},
  {name: '--silent', default: 'off', meaning: 'Prints errors only.'},
  {name: '--verbose', default: 'off', meaning: 'Prints every step and every request.'},
  {name: '--no-color', default: 'off', meaning: 'Prints without colors.'},
  {name: '--help', short: '-h', default: 'off', meaning: 'Explains the command and ends.'},
  {name: '--version', short: '-v', default: 'off', meaning: 'Prints the version and ends.'},
];

const modules = (fallback: string, meaning: string): CliArgument => ({name: 'modules', many: true, default: fallback, meaning});
const targets = (fallback: string, meaning: string): CliArgument => ({name: 'targets', many: true, default: fallback, meaning});
const target = (fallback: string, meaning: string): CliArgument => ({name: 'target', default: fallback, meaning});

const provider: CliOption = {
  name: '--provider',
  value: 'name',
  choices: ['figma'],
  default: '`figma`',
  meaning: 'The account this is about.',
};

export const commands: readonly Command[] = [
  {
    name: 'init',
    purpose: 'Sets a project up.',
    arguments: [{name: 'dir', default: '`.`', meaning: 'The folder of the project.'}],
    options: [
      {
        name: '--framework',
        value: 'name',
        choices: frameworks,
        default: 'recognized, else asked',
        meaning: 'What the code is written for.',
      },
      {name: '--language', value: 'name', choices: languages, default: 'by framework', meaning: 'The language of the code.'},
      {name: '--styling', value: 'type', choices: stylings, default: 'by framework', meaning: 'Where styles are written.'},
      {name: '--file', value: 'url', default: 'asked', meaning: 'The design file, as a URL or a file key.'},
      {
        name: '--token-env',
        value: 'name',
        default: '`DESIGNTO_FIGMA_TOKEN`',
        meaning: 'The environment variable that holds the access token.',
      },
      {name: '--force', default: 'off', meaning: 'Overwrites an existing configuration instead of proposing its values.'},
    ],
  },
  {
    name: 'add',
    alias: 'a',
    purpose: 'Generates modules.',
    arguments: [modules('asked', 'What to generate.')],
    options: [
      {name: '--all', default: 'off', meaning: 'Every scene of the file.'},
      {name: '--out', value: 'dir', default: '`output.path`', meaning: 'The output folder of this run.'},
      {name: '--name', value: 'name', default: 'from the layer', meaning: 'The name of the module; with one module only.'},
      {name: '--dry-run', default: 'off', meaning: 'Lists the files and writes none.'},
      {name: '--overwrite', default: 'off', meaning: 'Replaces files that were edited by hand without asking.'},
      {name: '--no-assets', default: 'off', meaning: 'Writes no pictures.'},
      {name: '--no-install', default: 'off', meaning: 'Lists the packages that the code needs and installs none.'},
      {name: '--depth', value: 'n', default: 'all levels', meaning: 'How many levels of nested components become modules of their own.'},
    ],
  },
  {
    name: 'update',
    alias: 'up',
    purpose: 'Regenerates the modules whose design has changed.',
    arguments: [modules('all added modules', 'What to regenerate.')],
    options: [
      {name: '--check', default: 'off', meaning: 'Writes nothing and ends with exit code 9 when a module is outdated.'},
      {
        name: '--since',
        value: 'version',
        default: 'version of each module',
        meaning: 'The file version from which changes count.',
      },
    ],
  },
  {
    name: 'remove',
    alias: 'rm',
    purpose: 'Deletes generated modules.',
    arguments: [{name: 'modules', required: true, many: true, default: 'required', meaning: 'What to delete.'}],
    options: [{name: '--keep-assets', default: 'off', meaning: 'Leaves the pictures in place.'}],
  },
  {
    name: 'list',
    alias: 'ls',
    purpose: 'Lists the added modules with node id, version and state.',
    arguments: [],
    options: [{name: '--remote', default: 'off', meaning: 'Lists the scenes of the design file instead.'}],
  },
  {
    name: 'lint',
    purpose: 'Lints the design.',
    arguments: [targets('the whole file', 'What to lint.')],
    options: [
      {name: '--rule', value: 'name', default: 'all rules', meaning: 'Runs this rule only; may be given more than once.'},
      {name: '--max-warnings', value: 'n', default: 'no limit', meaning: 'Ends with exit code 9 when there are more warnings.'},
      {name: '--format', value: 'name', choices: ['stylish', 'json', 'sarif'], default: '`stylish`', meaning: 'The form of the report.'},
    ],
  },
  {
    name: 'flags',
    purpose: 'Shows the flags of each layer as they were read, and marks unknown ones.',
    arguments: [target('the whole file', 'What to look at.')],
    options: [{name: '--stage', value: 'name', choices: stages, default: 'all stages', meaning: 'Shows the flags of this stage only.'}],
  },
  {
    name: 'preview',
    purpose: 'Shows a design as code in the browser.',
    arguments: [target('asked', 'What to show.')],
    options: [
      {name: '--port', value: 'n', default: '`4307`', meaning: 'The port of the local server.'},
      {name: '--open', default: 'off', meaning: 'Opens the browser.'},
    ],
  },
  {
    name: 'export',
    purpose: 'Exports pictures, without code.',
    arguments: [targets('asked', 'What to export.')],
    options: [
      {name: '--format', value: 'name', choices: pictureFormats, default: '`assets.format`', meaning: 'The format of the pictures.'},
      {name: '--scale', value: 'n', default: '`assets.scales`', meaning: 'The pixel density; may be given more than once.'},
      {name: '--out', value: 'dir', default: '`assets.path`', meaning: 'The folder to write to.'},
    ],
  },
  {
    name: 'tokens',
    purpose: 'Writes color, text and effect styles and variables as design tokens.',
    arguments: [],
    options: [
      {
        name: '--format',
        value: 'name',
        choices: ['css', 'json', 'ts', 'dart', 'tailwind'],
        default: 'by framework',
        meaning: 'The form of the tokens.',
      },
    ],
  },
  {
    name: 'diff',
    purpose: 'Compares a module with what would be generated now.',
    arguments: [{name: 'module', required: true, default: 'required', meaning: 'What to compare.'}],
    options: [{name: '--stat', default: 'off', meaning: 'Prints the number of changed lines per file only.'}],
  },
  {name: 'login', purpose: 'Signs in through the browser, instead of a token.', arguments: [], options: [provider]},
  {name: 'logout', purpose: 'Signs out.', arguments: [], options: [provider]},
  {name: 'whoami', purpose: 'Prints the account that designs are read with.', arguments: [], options: [provider]},
  {
    name: 'config get',
    purpose: 'Prints the value of a configuration field.',
    arguments: [{name: 'field', required: true, default: 'required', meaning: 'The field, such as `css.unit`.'}],
    options: [],
  },
  {
    name: 'config set',
    purpose: 'Changes a configuration field.',
    arguments: [
      {name: 'field', required: true, default: 'required', meaning: 'The field, such as `css.unit`.'},
      {name: 'value', required: true, default: 'required', meaning: 'The new value: JSON where it can be read as such, else text.'},
    ],
    options: [],
  },
  {name: 'config list', purpose: 'Prints all fields with their values and where each comes from.', arguments: [], options: []},
  {name: 'doctor', purpose: 'Checks Node.js, SDKs, the scopes of the token and access to the file.', arguments: [], options: []},
  {name: 'cache clean', purpose: 'Empties the cache.', arguments: [], options: []},
  {
    name: 'flutter daemon',
    purpose: 'Starts a local build server for Flutter previews.',
    arguments: [],
    options: [
      {name: '--port', value: 'n', default: '`43070`', meaning: 'The port; the web editor looks for the default.'},
      {name: '--host', value: 'addr', default: '`127.0.0.1`', meaning: 'The address to listen on.'},
      {name: '--flutter-sdk', value: 'path', default: 'found on `PATH`', meaning: 'The folder of the Flutter SDK.'},
      {
        name: '--device',
        value: 'name',
        choices: ['web-server'],
        default: '`web-server`',
        meaning: 'The device to build for; there is one so far.',
      },
    ],
  },
  {
    name: 'completion',
    purpose: 'Prints a script for the completion of commands in a shell.',
    arguments: [
      {name: 'shell', required: true, choices: ['bash', 'zsh', 'fish', 'powershell'], default: 'required', meaning: 'The shell you use.'},
    ],
    options: [],
  },
  {
    name: 'help',
    purpose: 'Explains a command.',
    arguments: [{name: 'command', default: 'all commands', meaning: 'The command to explain.'}],
    options: [],
  },
];
