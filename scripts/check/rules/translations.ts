import {type Pair, pairsOf, stateOf} from '../../i18n/pairs';
import {differences, structureOf} from '../../i18n/structure';
import {twins} from '../../i18n/twins';
import {lacksScript} from '../../i18n/writing';
import {bodyOf} from '../../lib/body';
import {field, fieldLine, type Page} from '../../lib/pages';
import type {Problem, Rule} from '../lib/rule';

/** A page named after a flag or a framework keeps the name as its title. */
const namedKinds = ['flag', 'target'];
const names = ['WEST'];

function untranslated(page: Page, locale: string): Problem[] {
  const named = namedKinds.includes(field(page, 'kind')) || names.includes(field(page, 'title'));
  return ['title', 'description']
    .filter((name) => !(name === 'title' && named))
    .flatMap((name) => {
      const script = lacksScript(locale, field(page, name));
      return script
        ? [{file: page.file, line: fieldLine(page, name), message: `has a ${name} without ${script}; expected a translation`}]
        : [];
    });
}

function check(pair: Pair): Problem[] {
  const {path, tree, english: source, translation} = pair;
  const state = stateOf(pair);
  if (!translation) return [{file: `${tree.folder}/${path}`, message: `is missing; expected the translation of ${source?.file}`}];
  if (!source)
    return [{file: translation.file, message: 'translates a page that does not exist; delete it, or move it where its page went'}];
  const problems = path === twins.english ? [] : untranslated(translation, tree.locale);
  const problem = (message: string) => problems.push({file: translation.file, message});
  if (state === 'unstamped') {
    problem(`has no translation_of; once it says what ${source.file} says, run npm run i18n:stamp -- ${path}`);
  }
  if (state === 'current' && !bodyOf(source).failure && !bodyOf(translation).failure) {
    const found = differences(structureOf(bodyOf(source).root), structureOf(bodyOf(translation).root));
    for (const difference of found) problem(`differs from ${source.file} in ${difference}`);
  }
  return problems;
}

export const translations: Rule = {
  name: 'translations',
  reason: 'Every page exists in every language, with the same parts; a page that is behind is known to be.',
  run(root) {
    const pairs = pairsOf(root);
    const behind = pairs.filter((pair) => stateOf(pair) === 'stale').length;
    return {
      problems: pairs.flatMap(check),
      notes: behind > 0 ? [`${behind} ${behind === 1 ? 'page is' : 'pages are'} behind the English; see npm run i18n:status`] : [],
    };
  },
};
