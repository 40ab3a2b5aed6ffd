import type {ExitCode} from './types';

export const exitCodes: readonly ExitCode[] = [
  {code: 0, meaning: 'Done.', remedy: 'Nothing.'},
  {code: 1, meaning: 'General failure.', remedy: 'Run again with `--verbose` and read the last lines.'},
  {code: 2, meaning: 'Wrong usage: an unknown command, option or value.', remedy: 'Compare with `designto help`.'},
  {code: 3, meaning: 'Configuration missing or invalid.', remedy: 'Run `designto init`, or correct the field that is named.'},
  {code: 4, meaning: 'Environment missing: an SDK or the version of Node.js.', remedy: 'Run `designto doctor` and install what it names.'},
  {
    code: 5,
    meaning: 'Port or file conflict.',
    remedy: 'Choose another port or end the process that is named; for files, see `--overwrite`.',
  },
  {
    code: 6,
    meaning: 'Refused by the provider (HTTP 401 or 403).',
    remedy: 'Renew the token, check its scopes, or get access to the file.',
  },
  {code: 7, meaning: 'Design or node not found (HTTP 404).', remedy: 'Copy the link again; the id may belong to another file.'},
  {
    code: 8,
    meaning: 'Too many requests (HTTP 429).',
    remedy: 'Wait for the time that is printed. If it is days, check your seat and team.',
  },
  {
    code: 9,
    meaning: 'Lint errors, too many warnings, or outdated modules with `--check`.',
    remedy: 'Fix the design, or run `designto update`.',
  },
];
