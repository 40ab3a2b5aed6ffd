import {createHighlighterCoreSync, type HighlighterCore, type ThemedToken} from '@shikijs/core';
import {createJavaScriptRegexEngine} from '@shikijs/engine-javascript';
import {mergedLines} from '../../core/converter/changes';
import type {Remember} from '../lib/made-before';
import {after, before, diffLines} from './diff';
import {grammars} from './grammars';
import {type LanguageName, languages} from './languages';
import {classOfColor, theme} from './theme';
import type {Without} from './without';

let highlighter: HighlighterCore | undefined;

/** Made once, when the first sample needs it. */
function shiki(): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({themes: [theme], langs: grammars, engine: createJavaScriptRegexEngine()});
  return highlighter;
}

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (char) => escapes[char] ?? char);

/** Neighbors of one kind become one element; white space belongs to whatever comes before it. */
function lineHtml(tokens: Pick<ThemedToken, 'content' | 'color'>[]): string {
  const runs: {name: string | undefined; text: string}[] = [];
  for (const {content, color} of tokens) {
    const last = runs.at(-1);
    const name = classOfColor(color);
    if (last && (last.name === name || content.trim() === '')) last.text += content;
    else runs.push({name, text: content});
  }
  return runs.map(({name, text}) => (name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text))).join('');
}

let remember: Remember<string[]> = (_content, make) => make();

/** Most samples are the same in every language of the site; `kept` has those of the builds before. */
export function rememberLines(kept: Remember<string[]>): void {
  remember = kept;
}

/** The inside of each line of some code, as HTML. */
function highlightLines(code: string, language: LanguageName): string[] {
  const {grammar} = languages[language];
  if (!grammar) return code.split('\n').map(escapeHtml);
  return remember([grammar, code], () =>
    // Without a limit: on a busy machine the usual half second leaves the rest of a line without colors.
    shiki().codeToTokensBase(code, {lang: grammar, theme: 'designto', tokenizeTimeLimit: 0}).map(lineHtml),
  );
}

type Line = {
  html: string;
  change?: 'added' | 'removed';
  marked: boolean;
  from: readonly number[];
  /** A line of the code with (`on`) or without (`off`) the flag of the page; lines of both have none. */
  flag?: 'on' | 'off';
};

/** Both sides of a change are highlighted as the code they are, and then put together again. */
function highlightDiff(code: string, language: LanguageName): Pick<Line, 'html' | 'change'>[] {
  const lines = diffLines(code);
  const old = highlightLines(before(lines), language).values();
  const current = highlightLines(after(lines), language).values();
  return lines.map(({change}) => {
    const skipped = change ? undefined : old.next().value;
    const html = change === 'removed' ? old.next().value : current.next().value;
    return {html: html ?? skipped ?? '', change};
  });
}

type Options = {
  language: LanguageName;
  diff?: boolean;
  marked?: ReadonlySet<number>;
  /** For each line, the lines of the `layers` fence that it comes from. */
  origins?: readonly (readonly number[])[];
  /** Put between the lines, for the reader's switch (src/components/Pair). */
  without?: Without;
};

function linesOf(code: string, {language, diff = false, marked = new Set(), origins = []}: Options): Line[] {
  const lines = diff ? highlightDiff(code, language) : highlightLines(code, language).map((html) => ({html}));
  return lines.map((line, index) => ({...line, marked: marked.has(index + 1), from: origins[index] ?? []}));
}

/** The lines of both codes, those they share once. */
function bothLines(code: string, without: Without, options: Options): Line[] {
  const lines = linesOf(code, options);
  const others = linesOf(without.code, {language: options.language, marked: new Set(without.marked), origins: without.origins});
  return mergedLines(code, without.code).flatMap(({in: side, line}) => {
    const found = (side === 'other' ? others : lines)[line - 1];
    if (!found) return [];
    return side === 'both' ? [found] : [{...found, flag: side === 'code' ? 'on' : 'off'} as const];
  });
}

const element = {added: 'ins', removed: 'del'} as const;

function lineElement({html, change, marked, from, flag}: Line): string {
  const name = change ? element[change] : 'span';
  const classes = ['line', marked && 'mark', flag].filter(Boolean).join(' ');
  const origin = from.length > 0 ? ` data-from="${from.join(' ')}"` : '';
  // What the reader has to ask for is not what the page says.
  const unread = flag === 'off' ? ' data-search="off"' : '';
  return `<${name} class="${classes}"${origin}${unread}>${html}\n</${name}>`;
}

/**
 * The lines of a sample as HTML. The line break is inside the element of its line, so that a line can be a block
 * and the text still copies as it was written.
 */
export function highlight(code: string, options: Options): string {
  const {without} = options;
  return (without ? bothLines(code, without, options) : linesOf(code, options)).map(lineElement).join('');
}
