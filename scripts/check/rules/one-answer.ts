import {bodyOf} from '../../lib/body';
import {links} from '../../lib/outline';
import {type Page, pagesOf} from '../../lib/pages';
import {allTrees, isArchived, type Tree} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';
import {outOfOrder} from '../samples/declaration-order';
import {fencesOf} from '../samples/fences';

type Place = {line?: number; message: string};
type Fact = (page: Page, tree: Tree) => Place[];

/** Each line of a page that a pattern fits. */
function linesWith({source}: Page, pattern: RegExp): {line: number; text: string}[] {
  return source
    .split('\n')
    .map((text, index) => ({text, line: index + 1}))
    .filter(({text}) => pattern.test(text));
}

/** What Vite and Storybook ask for. "20.19 or newer, or 22.12 or newer" would admit 22.5, which they refuse. */
const nodeVersions: Record<string, string> = {
  en: 'Node.js 22.12 or newer, or 20.19 or newer in the 20 line',
  ko: 'Node.js 22.12 이상(20 버전대는 20.19 이상)',
};

function node(page: Page, {locale}: Tree): Place[] {
  const wording = nodeVersions[locale];
  if (!wording) return [];
  return linesWith(page, /22\.12/)
    .filter(({text}) => !text.includes(wording))
    .map(({line}) => ({line, message: `names the versions of Node.js in other words; expected "${wording}"`}));
}

/** New apps of these frameworks have no `"type": "module"` in their package.json. */
const commonJs = ['code/with-nextjs/index.mdx', 'code/with-react-native/index.mdx'];

function configSyntax({path, source}: Page): Place[] {
  if (commonJs.includes(path)) return [];
  return fencesOf(bodyOf({source}).root)
    .filter(({meta, code}) => meta.includes('title="designto.config.js"') && code.includes('module.exports'))
    .map(({line}) => ({line, message: 'has a designto.config.js with module.exports, which fails in a Vite app; write export default'}));
}

const limits = 'how-to-get-personal-access-token.mdx';

function requestLimits(page: Page): Place[] {
  if (page.path.endsWith(limits)) return [];
  const {root} = bodyOf(page);
  const says = [
    ...linesWith(page, /\bexit code 8\b|종료 코드 8(?!\d)/i).map(({line}) => ({line, what: 'names exit code 8'})),
    ...fencesOf(root)
      .filter(({code}) => code.includes('cron:') && code.includes('npx designto'))
      .map(({line}) => ({line, what: 'has a scheduled job that reads Figma'})),
  ];
  if (links(root).some(({url}) => url.endsWith(`${limits}#limits`))) return [];
  return says.map(({line, what}) => ({line, message: `${what}, but has no link to the request limits, ${limits}#limits`}));
}

/** What was said on some pages and is wrong on others. */
const wrong: {locale: string; pattern: RegExp; instead: string}[] = [
  {
    locale: 'en',
    pattern: /\bFigma (?:rotates|turns)\b[^.]*\b(?:about|around)\b/,
    instead: 'Figma stores the turned top-left corner; by hand, layers turn about their center',
  },
  {
    locale: 'en',
    pattern:
      /(?<=Flutter\b.*)(?:\bthe (?:one|only) package\b|\bno (?:extra|further) packages?\b)|\bthe (?:one|only) package\b(?=.*\bFlutter)/,
    instead: 'Flutter output may need flutter_svg and url_launcher, and a package for each flag that embeds something',
  },
];

function wrongSayings(page: Page, {locale}: Tree): Place[] {
  return wrong
    .filter((saying) => saying.locale === locale)
    .flatMap(({pattern, instead}) =>
      linesWith(page, pattern).map(({line, text}) => ({line, message: `says "${pattern.exec(text)}"; ${instead}`})),
    );
}

/** Languages whose samples have style sheets in them. */
const styled = ['css', 'vue', 'svelte', 'html', 'tsx'];

/** The converter writes one order of declarations, so samples by hand have it too. */
function declarations(page: Page): Place[] {
  return fencesOf(bodyOf(page).root)
    .filter(({language}) => styled.includes(language))
    .flatMap(({code, line}) => {
      const found = outOfOrder(code);
      return found ? [{line, message: `has ${found.first} before ${found.second}; the output writes them the other way around`}] : [];
    });
}

/** A plain stylesheet is shared by the whole page, so its classes start with the name of their module. Files of the reader's own are free. */
function classNames(page: Page): Place[] {
  return fencesOf(bodyOf(page).root)
    .filter(({language, meta}) => language === 'tsx' && !meta.includes('title="src/'))
    .flatMap(({code, line}) => {
      const module = /^import '\.\/([\w-]+)\.css';$/m.exec(code)?.[1];
      if (!module) return [];
      return [...code.matchAll(/className="([\w-]+)/g)]
        .filter(([, name]) => name !== module && !name?.startsWith(`${module}__`) && !name?.startsWith(`${module}--`))
        .map(([, name]) => ({line, message: `has the class "${name}" in ${module}.css; the output writes "${module}__${name}"`}));
    });
}

const facts: Fact[] = [node, configSyntax, requestLimits, wrongSayings, declarations, classNames];

export const oneAnswer: Rule = {
  name: 'one-answer',
  reason: 'What several pages say of one thing they say alike: a reader who finds two answers trusts neither.',
  run(root) {
    const trees = allTrees(root).filter((tree) => !isArchived(tree));
    return trees.flatMap((tree) =>
      pagesOf(root, tree).flatMap((page): Problem[] =>
        facts.flatMap((fact) => fact(page, tree).map((place) => ({file: page.file, ...place}))),
      ),
    );
  },
};
