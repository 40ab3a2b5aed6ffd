import type {Field} from './build';

/**
 * Every number the ranking knows, and only here. A comment names the golden query (`tests/search/golden.*.tsv`) or the test
 * that pins it: change a number and that is what breaks first. Scores are relative to 1, a page whose title holds every
 * word of the query.
 */

/** How good a reading of a word is. */
export const qualities = {
  exact: 1,
  /** "example projects" finds "Worked examples". */
  stem: 0.95,
  /** "hotkeys" finds "Keyboard shortcuts". */
  alias: 0.88,
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
  /** 폰트 for 글꼴: the share that stays when the glossary had to help. */
  alias: 0.4,
  aliasStem: 0.38,
  /** "motion" means the page before the flag --motion; "--motion" the flag. */
  otherKind: 0.97,
} as const;

/** How surely a key is the name of a page: title, its stem, a key of a flag, what readers ask, the section it begins. */
export const certainties = {exact: 1, stem: 0.9, keyword: 0.7, asked: 0.35, section: 0.3} as const;

/** Flags while they are typed: `--w`, `--wi`, `--wid`. Above all names. names.test.ts walks every prefix. */
export const flags = {title: 30, key: 29, titlePrefix: 25, keyPrefix: 22, all: 20} as const;

/** Text as it is printed. */
export const literals = {
  /** `css.box_sizing`: the whole query is a name with signs or capitals in it. Above a title made of its parts. */
  name: 12,
  /** "mui componentsProps": one word of several is such a name. */
  part: 1.5,
  /** "module is not defined": several words, found word for word; the fewer pages have them, the more it counts. */
  phrase: 0.5,
  /** `ON_CLICK` is not `onClick`. */
  otherCase: 0.97,
  /** `componentsPr`: the end is not typed yet. */
  begun: 0.6,
  /** `node-id` inside `data-node-id`. */
  insideName: 0.98,
} as const;

export const page = {
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

/** A heading that is exactly what was typed: "exit codes". */
export const headingName = 0.3;

/** A heading that says most of it: "the shadow is cut off at the edge" finds "A shadow is cut off". */
export const headingFit = 0.3;

/** Each further record of a page counts less, so that one long page does not fill the screen. */
export const furtherRecord = 0.75;

/** What is worth less than this share of the best is not shown. */
export const weakest = 0.25;

/** Words of the query. */
export const words = {
  /** "how do i": says that somebody asks, not what about. */
  filler: 0.06,
  /** "add", 바꾸기: what one does with everything. */
  commonVerb: 0.3,
  /** How much more a rare word counts: 1 + ln(pages / pages with it) divided by this. Long questions live by their rare words. */
  rarity: 4,
} as const;
