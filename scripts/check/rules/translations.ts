import {type Pair, pairsOf, type State, stateOf} from '../../i18n/pairs';
import {referralPages} from '../../i18n/referral-pages';
import {differences, structureOf} from '../../i18n/structure';
import {missingScript} from '../../i18n/writing-systems';
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
      const script = missingScript(locale, field(page, name));
      return script
        ? [{file: page.file, line: fieldLine(page, name), message: `has a ${name} without ${script}; expected a translation`}]
        : [];
    });
}

function check(pair: Pair): Problem[] {
  const {path, tree, english: source, translation} = pair;
  const state = stateOf(pair);
  if (!translation) return [];
  if (!source)
    return [{file: translation.file, message: 'translates a page that does not exist; delete it, or move it where its page went'}];
  const problems = path === referralPages.english ? [] : untranslated(translation, tree.locale);
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

function note(pairs: Pair[], state: State, what: string): string[] {
  const {length} = pairs.filter((pair) => stateOf(pair) === state);
  return length > 0 ? [`${length} ${length === 1 ? 'page is' : 'pages are'} ${what}; see npm run i18n:status`] : [];
}

export const translations: Rule = {
  name: 'translations',
  reason: 'A translation has the same parts as its page. One that is missing or behind is known to be, and says so to its readers.',
  run(root) {
    const pairs = pairsOf(root);
    return {
      problems: pairs.flatMap(check),
      notes: [...note(pairs, 'missing', 'not translated yet'), ...note(pairs, 'stale', 'behind the English')],
    };
  },
};
