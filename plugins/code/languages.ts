type Language = {
  /** What the reader sees above the code; nothing for plain text. */
  label: string;
  /** Shiki's name of the grammar; none for what stays as it is. */
  grammar?: string;
};

const shell: Language = {label: 'Shell', grammar: 'shellscript'};

/** The languages a fence may name. The checker of the samples has a parser for each: see scripts/check/samples/. */
const languageList = {
  bash: shell,
  css: {label: 'CSS', grammar: 'css'},
  dart: {label: 'Dart', grammar: 'dart'},
  diff: {label: 'Diff', grammar: 'diff'},
  html: {label: 'HTML', grammar: 'html'},
  js: {label: 'JavaScript', grammar: 'javascript'},
  json: {label: 'JSON', grammar: 'json'},
  jsx: {label: 'JSX', grammar: 'jsx'},
  kotlin: {label: 'Kotlin', grammar: 'kotlin'},
  mdx: {label: 'MDX', grammar: 'mdx'},
  scss: {label: 'SCSS', grammar: 'scss'},
  sh: shell,
  shell,
  svelte: {label: 'Svelte', grammar: 'svelte'},
  swift: {label: 'Swift', grammar: 'swift'},
  text: {label: ''},
  toml: {label: 'TOML', grammar: 'toml'},
  ts: {label: 'TypeScript', grammar: 'typescript'},
  tsx: {label: 'TSX', grammar: 'tsx'},
  vue: {label: 'Vue', grammar: 'vue'},
  xml: {label: 'XML', grammar: 'xml'},
  yaml: {label: 'YAML', grammar: 'yaml'},
} satisfies Record<string, Language>;

export type LanguageName = keyof typeof languageList;

export const languages: Record<LanguageName, Language> = languageList;

export const isLanguage = (name: string): name is LanguageName => Object.hasOwn(languageList, name);

/** Fences that another transformer reads: plugins/pair and plugins/formula. They stay as they are written. */
const raw = ['layers', 'math'] as const;

export type RawLanguage = (typeof raw)[number];

export const rawLanguages: readonly string[] = raw;
