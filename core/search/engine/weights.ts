import type {Field} from './build';

/**
 * Every number the ranking knows, and only here. `weights.test.ts` has a query for each: it shows what the number is for, and fails when the
 * number is gone. What a change does to real pages is in `tests/search/golden.*.tsv` and `bench/search`. Scores are relative to 1, a page
 * whose title holds every word of the query.
 */

/** How good a reading of a word is. */
export const qualities = {
  exact: 1,
  /** "example projects" finds "Worked examples". */
  stem: 0.95,
  /** "hotkeys" finds "Keyboard shortcuts". */
  alias: 0.88,
  /** "the icon vanished" finds "the icon is missing". */
  near: 0.4,
  /** "styledcomponents", 벡터네트워크에디터. */
  joined: 0.9,
  /** "svelt": what is still being typed counts less than what is written out. */
  prefix: 0.78,
  /** 키보드단축키 finds 단축키. */
  inside: 0.55,
  /** "personal acess token". */
  typo: 0.55,
  /** "compnenst": two errors in a long word. */
  typos: 0.36,
  /** "oto reiaut" finds 오토 레이아웃. */
  romanized: 0.8,
  /** "ybte": a wrong first letter, and nothing else was found. */
  firstLetter: 0.3,
} as const;

/** A word whose end is not typed yet. */
export const begun = {
  /** "co" is less of "component" than "componen" is: the share for the first letters, the rest grows with them. */
  least: 0.75,
  /** "auto lay out": a word that others follow is hardly half typed. */
  notLast: 0.7,
} as const;

/** 단축키 inside 키보드단축키 counts at least this share, and more the longer the part is. */
export const pieces = {least: 0.4} as const;

/** Typing errors. */
export const mistakes = {
  /** "componetn man": the error is in the beginning of a longer word. */
  begun: 0.75,
  /** Where the word may also be right as it is typed. */
  besideOthers: 0.8,
  /** A word of one page only is also read as an error, if what may be meant is a word of this many pages. */
  pagesOfMeant: 10,
} as const;

/** ㅋㅍㄴㅌ: initials of a word, of its beginning, of a whole name, of its beginning and of its middle. */
export const initialsFit = {word: 0.85, begunWord: 0.6, name: 1, begunName: 0.8, insideName: 0.6} as const;

/** dhxhfpdldkdnt, typed in the other keyboard layout: counts this share, unless the word has a better reading as it is. */
export const otherLayoutReading = {share: 0.9, unless: 0.7} as const;

/** 컴포넌트관리방법: names that share at least this many of the pairs of syllables, and how much that counts. */
export const similarName = {least: 0.5, share: 0.6} as const;

/** From where on something counts as such. */
export const thresholds = {
  /** A word of the query that is more than a filler. */
  matters: 0.1,
  /** A word that was found well enough to be counted as rare or frequent, or as a word of the title. */
  found: 0.5,
  /** A word that needs no similar ones. */
  asTyped: 0.6,
  /** A word that belongs to a phrase or a heading. */
  inPhrase: 0.3,
} as const;

/** How much a word counts by where it is: in a record itself, and for the records above or below it. */
export const fieldWeights: Record<Field, {own: number; inherited: number}> = {
  /** title: rank.test.ts "title before heading before text". */
  0: {own: 1, inherited: 0.5},
  /** keys of a flag: "--h3", "ontap". */
  1: {own: 0.95, inherited: 0.3},
  /** address: "framer motion" on the Korean site. */
  2: {own: 0.55, inherited: 0.2},
  /** section: "command line". */
  3: {own: 0.25, inherited: 0.15},
  /** heading: "exit codes". */
  4: {own: 0.72, inherited: 0.45},
  /** text: "flexbox". */
  5: {own: 0.45, inherited: 0.3},
  /** description: "where do pasted objects land". */
  6: {own: 0.5, inherited: 0.42},
  /** what readers ask: "my layers overlap". */
  7: {own: 0.8, inherited: 0.3},
};

/** What a page gets for being called what was typed: "log" must not lose to "logo". */
export const names = {
  /** "react", "--as-button". */
  exact: 10,
  /** 오토레이아웃을. */
  stem: 9,
  /** dhxhfpdldkdnt. */
  otherLayout: 8,
  /** "what is a scene": without the filler words. */
  core: 3,
  /** "keyboard shorcuts", 오토 layout: each word as it may have been meant. */
  read: 2,
  /** 폰트 for 글꼴: the share that stays when the glossary had to help. */
  alias: 0.4,
  /** "motion" means the page before the flag --motion; "--motion" the flag. */
  otherKind: 0.97,
} as const;

/** How surely a key is the name of a page, when it is not its title: the title's stem, a key of a flag, what readers ask, the section it begins. */
export const certainties = {stem: 0.9, keyword: 0.7, asked: 0.35, section: 0.3} as const;

/** Flags while they are typed: `--w`, `--wi`, `--wid`. Above all names. names.test.ts walks every prefix. */
export const flags = {title: 30, key: 29, titlePrefix: 25, keyPrefix: 22, all: 20} as const;

/** Text as it is printed. */
export const literals = {
  /** `css.box_sizing`: the whole query is a name with signs or capitals in it. Above a title made of its parts. */
  name: 12,
  /** "mui componentsProps": one word of several is such a name. */
  part: 1.5,
  /** "module is not defined": several words, found word for word; the fewer pages have them, the more it counts. */
  phrase: 0.6,
  /** "my layers lie over each other": the end, or the beginning, of several words is found word for word. */
  end: 0.6,
  /** `ON_CLICK` is not `onClick`. */
  otherCase: 0.97,
  /** `componentsPr`: the end is not typed yet. */
  begun: 0.6,
  /** `node-id` inside `data-node-id`. */
  insideName: 0.98,
} as const;

export const page = {
  /** A page with some of the words: what stays of its value, the rest grows with the share of the words that it has. */
  partial: 0.7,
  /** "width" finds "Width" before "Box width and height". */
  titleFit: 0.25,
  /** "text shadow": side by side in a title or a text. */
  proximity: 0.12,
  /** "the picture is blurry": most of one question that readers ask. */
  askedFit: 0.5,
  /** "what is X" asks for the page that begins a topic. */
  entryAsked: 0.2,
  entry: 0.03,
  /** Among equals, the page that others point to. */
  rank: 0.004,
  /** A page that comes back to a word is about it more than one that mentions it. */
  mention: 0.03,
  mostMentions: 4,
} as const;

export const headings = {
  /** A heading that is exactly what was typed: "exit codes". */
  name: 0.3,
  /** A heading that says most of it: "the shadow is cut off at the edge" finds "A shadow is cut off". */
  fit: 0.3,
} as const;

export const records = {
  /** Each further record of a page counts less, so that one long page does not fill the screen. */
  further: 0.75,
  /** What is worth less than this share of the best is not shown. */
  weakest: 0.25,
} as const;

/** Words of the query. */
export const words = {
  /** "how do i": says that somebody asks, not what about. */
  filler: 0.06,
  /** "add", 바꾸기: what one does with everything. */
  commonVerb: 0.3,
  /** How much more a rare word counts: 1 + ln(pages / pages with it) divided by this. Long questions live by their rare words. */
  rarity: 4,
} as const;

/** The text that says why a page was found. */
export const passages: {readonly fields: Readonly<Record<Field, number>>; readonly inTitle: number} = {
  /** Its description before its text, the address last; never the title, which is there anyway. */
  fields: {0: 0, 1: 0.9, 2: 0.3, 3: 0.2, 4: 1, 5: 1, 6: 1.1, 7: 0.9},
  /** What the title shows already need not be shown again. */
  inTitle: 0.25,
};

/**
 * Related pages: how often a word counts by where it is, and what a link there, a link back and the same section add to how alike
 * two pages are, from 0 to 1.
 */
export const related = {title: 4, description: 2, heading: 2, text: 1, linksTo: 0.12, linkedFrom: 0.06, sameSection: 0.04} as const;
