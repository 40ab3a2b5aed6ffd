import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import type {Problem, Rule} from '../lib/rule';

const folders = ['bench', 'config', 'core', 'data', 'deploy', 'plugins', 'scripts', 'src', 'tests'];
const files = ['CONTRIBUTING.md', 'README.md', 'docusaurus.config.ts', 'sidebars.ts'];

/** British spellings, as the beginnings of words. */
const british =
  /\b(?:behaviour|cancelled|catalogue|centre|colour|defence|favour|grey\b|honour|judgement|labelled(?!by)|licence|misspelt|neighbour|anonymis|organis|recognis|normalis|optimis|initialis|summaris|serialis|synchronis|customis)\w*/gi;

/** "stands" for "is". What stands for, in for or out is idiomatic. */
const stands = /\b(?:stands?|stood|standing)\b(?!-)(?! (?:alone|by|for|in for|on (?:its|their) own|out|up)\b)/gi;

/** A line of a comment, the name of a test, or a line of a README. */
const isProse = (file: string, line: string) =>
  file.endsWith('.md') || /^\s*(?:\/\/|\/?\*)|\/\*\*? | \/\/ |\b(?:it|test|describe)(?:\.\w+)*\(/.test(line);

/** Where one of these words is right, and why. */
const exceptions: {file: RegExp; words: RegExp; why: string}[] = [
  {
    file: /^(?:CONTRIBUTING\.md|config\/front-matter\.ts|tests\/site\/kinds\.ts)$/,
    words: /^behaviour$/,
    why: 'a kind of page, as tests/routes.tsv spells it',
  },
  {file: /^(?:core\/layers|plugins\/pair|scripts\/check)\/.*\.test\.ts$/, words: /./, why: 'samples of what is wrong'},
  {file: /^scripts\/check\/rules\/(?:code-words|voice)\.ts$/, words: /./, why: 'the lists themselves'},
];

function check(file: string, text: string): Problem[] {
  const allowed = exceptions.filter((exception) => exception.file.test(file));
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(british), ...(isProse(file, line) ? line.matchAll(stands) : [])]
      .map(([word]) => word)
      .filter((word) => !allowed.some(({words}) => words.test(word)))
      .map((word) => ({
        file,
        line: index + 1,
        message: `says "${word}"; ${/^st/i.test(word) ? 'say "is", "comes" or "goes"' : 'use the American spelling'}`,
      })),
  );
}

/** Findings that are counted instead of reported: several people write at the same time. More than this is a problem. */
const left = 10;

export const codeWords = (limit = left): Rule => ({
  name: 'code-words',
  reason: 'Code, comments, test names and READMEs are in plain American English.',
  run(root) {
    const inFolders = folders
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) => filesBelow(path.join(root, folder)))
      .map((file) => pathFrom(root, file))
      .filter((file) => /\.(?:css|md|mjs|tsx?)$/.test(file));
    const found = [...files.filter((file) => existsSync(path.join(root, file))), ...inFolders].flatMap((file) =>
      check(file, readFileSync(path.join(root, file), 'utf8')),
    );
    if (found.length > limit) return found;
    return {problems: [], notes: found.map(({file, line, message}) => `${file}:${line} ${message}`)};
  },
});
