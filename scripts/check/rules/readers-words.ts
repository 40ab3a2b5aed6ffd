import {pageName} from '@site/core/readers-words';
import {readersWords, wordsFolder} from '@site/plugins/search/readers-words';
import {pagesOf} from '../../lib/pages';
import {allTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

/** Fewer than this says too little about how people ask. */
const fewest = 3;

type Row = ReturnType<typeof readersWords>[number]['rows'][number] & {file: string};

function wrongPhrases({file, line, page, words}: Row): Problem[] {
  return Object.entries(words).flatMap(([language, phrases]) => [
    ...(phrases.length < fewest
      ? [{file, line, message: `has ${phrases.length} ${language} phrases for ${page}; expected at least ${fewest}`}]
      : []),
    ...phrases
      .filter((phrase) => phrase.includes(','))
      .map((phrase) => ({file, line, message: `has a comma in "${phrase}"; a page's keywords are separated by commas`})),
  ]);
}

function sharedPhrases(rows: Row[]): Problem[] {
  const owners = new Map<string, Row>();
  return rows.flatMap((row) =>
    Object.entries(row.words).flatMap(([language, phrases]) =>
      phrases.flatMap((phrase): Problem[] => {
        const key = `${language} ${phrase.toLowerCase()}`;
        const owner = owners.get(key);
        owners.set(key, owner ?? row);
        if (!owner || row.sharedBecause !== '') return [];
        const whose = owner.page === row.page ? 'twice' : `like ${owner.page}`;
        return [
          {file: row.file, line: row.line, message: `has "${phrase}" ${whose}; say why in a fourth column, or choose another phrase`},
        ];
      }),
    ),
  );
}

export const readersWordsRule: Rule = {
  name: 'readers-words',
  reason: 'People search in their own words: every page has some, in each language, and they lead to one page.',
  run(root) {
    const tree = allTrees(root).find(({folder}) => folder === 'docs');
    const pages = new Set(
      (tree ? pagesOf(root, tree) : []).filter(({frontMatter}) => !frontMatter.unlisted).map(({path}) => pageName(path)),
    );
    const rows = readersWords(root).flatMap(({file, rows: entries}) => entries.map((row) => ({...row, file})));
    const listed = new Set(rows.map(({page}) => page));
    return [
      ...[...pages].filter((page) => !listed.has(page)).map((page) => ({file: wordsFolder, message: `has no line for ${page}`})),
      ...rows
        .filter(({page}) => !pages.has(page))
        .map(({file, line, page}) => ({file, line, message: `names ${page}, which is no page of docs/`})),
      ...rows
        .filter(({page}, at) => rows.findIndex((row) => row.page === page) !== at)
        .map(({file, line, page}) => ({file, line, message: `names ${page} a second time`})),
      ...rows.flatMap(wrongPhrases),
      ...sharedPhrases(rows),
    ];
  },
};
