import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {bodyOf} from '../../lib/body';
import {elements, spoken} from '../../lib/outline';
import {field, fieldLine, type Page, pagesOf} from '../../lib/pages';
import {isArchived, sourceTrees} from '../../lib/trees';
import {englishTexts} from '../lib/english-texts';
import type {Problem, Rule} from '../lib/rule';

type Wording = {found: RegExp; advice: string};

/** What "a text" may go on with: together they name one thing. */
const textThings =
  'area|block|box|color|control|cursor|editor|element|field|file|frame|gradient|group|input|label|layer|link|message|node|prop|property|run|shadow|shaper|size|span|string|style|theme|tool|version|widget';

/**
 * Wordings that read as if translated. Each pattern lets through what is idiomatic: a letter that stands for a word, a
 * stand-in, a text as it stands, what can stand on its own; there is no X, no longer, no wider than; people in the room;
 * what is painted above all fills.
 */
const wordings: Wording[] = [
  {
    found: /(?<!\bas (?:it|they) )\b(?:stands?|stood|standing)\b(?!-)(?! (?:alone|by|for|in for|on (?:its|their) own|out|up)\b)/gi,
    advice: 'say "is", "goes" or "appears"',
  },
  {
    found:
      /(?<!\bthere (?:must )?)\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|different\b|fewer\b|doubt\b|\w+er than\b)(?=[\w`])/gi,
    advice: 'say "is not a"',
  },
  {
    found: new RegExp(String.raw`\b(?:a|another|one|each|every) text\b(?!-)(?! (?:${textThings})s?\b)|\btexts\b`, 'gi'),
    advice: 'say "text", "a text layer" or "words"',
  },
  {found: /\bbelongs? into\b/gi, advice: 'say "belongs in"'},
  {found: /(?<!\bpeople in )\bthe room\b/gi, advice: 'say "the space"'},
  {found: /\bwhat becomes of\b/gi, advice: 'say "what happens to" or "how … maps to …"'},
  {found: /\babove all\b(?! fills)/gi, advice: 'say "mainly" or "especially"'},
  {found: /\bthey want\b/gi, advice: 'say "they need"'},
  {found: /\bby framework\b/gi, advice: 'say "depends on the framework"'},
  {found: /\bsee the same$/gi, advice: 'say "looks different"'},
  {found: /\bsays no\b(?! \w)/gi, advice: 'say "prevents it" or "turns it off"'},
  {found: /\bhands (?:it )?(?:down|on|over)\b/gi, advice: 'say "passes"'},
  {found: /\bon the page of\b/gi, advice: 'name the page'},
  {found: /\bstylings\b/gi, advice: 'say "styles" or "ways to style"'},
  {found: /\be-mails?\b/gi, advice: 'say "email"'},
  {found: /\bmend(?:s|ed|ing)?\b/gi, advice: 'say "fix"'},
  {found: /\bstyle sheets?\b/gi, advice: 'say "stylesheet"'},
  {found: /\bby mail\b/gi, advice: 'say "by email"'},
  {found: /(?<!, not .*) and not (?=an? |the |\d|`)/gi, advice: 'say ", not"'},
  {found: /\bother way round\b/gi, advice: 'say "other way around"'},
  {found: /\b(?:after|back|down|in|out|to|up)wards\b/gi, advice: 'leave out the final s'},
  {
    found:
      /(?<=(?:^|[.!?;:] )(?!(?:also |and |or )?(?:after|as|because|before|for|if|in|instead of|on|once|to|until|when|where|while|with|without)\b)[^.!?;:]*), see\b/gi,
    advice: 'say "; see"',
  },
  {found: /^what is written$/gi, advice: 'say who writes it'},
];

/** Where one of these wordings is right, and why. */
const exceptions: {file: string; words: string; why: string}[] = [
  {file: 'docs/code/with-nextjs/index.mdx', words: 'cannot', why: 'a message of Next.js, quoted'},
];

/** One would say "doesn't". Legal pages keep the long form, and so do the short strings of the site. */
const contractions: Wording[] = [
  {
    found: /(?<!\bor )\b(?:are|could|did|do|does|had|has|have|is|should|was|were|would) not\b|\bcannot\b/gi,
    advice: 'contract it',
  },
];

const isBlock = ({type}: Nodes): boolean => type === 'paragraph' || type === 'heading' || type === 'tableCell';

/** Code keeps its place in the sentence, without its words. */
function sentence(node: Nodes): string {
  if (node.type === 'inlineCode') return '`code`';
  return 'children' in node ? node.children.map(sentence).join('') : textOf(node);
}

function textsOf(page: Page): {text: string; line?: number}[] {
  const {root} = bodyOf(page);
  const found: ReturnType<typeof textsOf> = ['title', 'description'].map((name) => ({
    text: field(page, name),
    line: fieldLine(page, name),
  }));
  visit(root, (node) => {
    const start = node.position?.start.line ?? 1;
    if (isBlock(node)) for (const [index, text] of sentence(node).split('\n').entries()) found.push({text, line: start + index});
  });
  for (const {attributes, line} of elements(root)) for (const name of spoken) found.push({text: attributes[name] ?? '', line});
  return found;
}

const problems = (list: Wording[], file: string, text: string, line?: number): Problem[] =>
  list.flatMap(({found, advice}) =>
    [...text.matchAll(found)]
      .map(([words]) => words.trim())
      .filter((words) => !exceptions.some((exception) => exception.file === file && exception.words === words))
      .map((words) => ({file, line, message: `says "${words}"; ${advice}`})),
  );

function check(page: Page): Problem[] {
  const list = field(page, 'kind') === 'legal' ? wordings : [...wordings, ...contractions];
  return textsOf(page).flatMap(({text, line}) => problems(list, page.file, text, line));
}

/** Archived pages stay as they were written. */
export const voice: Rule = {
  name: 'voice',
  reason: 'Pages, registries and strings are in the words somebody who writes English for a living would use.',
  run: (root) => {
    const trees = sourceTrees(root).filter((tree) => !isArchived(tree));
    return [
      ...trees.flatMap((tree) => pagesOf(root, tree).flatMap(check)),
      ...englishTexts(root).flatMap(({file, text, line}) => problems(wordings, file, text, line)),
    ];
  },
};
