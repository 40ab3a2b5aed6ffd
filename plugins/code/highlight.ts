import {createHighlighterCoreSync, type HighlighterCore, type ThemedToken} from '@shikijs/core';
import {createJavaScriptRegexEngine} from '@shikijs/engine-javascript';
import {after, before, diffLines} from './diff';
import {grammars} from './grammars';
import {type LanguageName, languages} from './languages';
import {classOfColor, theme} from './theme';

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

/** The inside of each line of some code, as HTML. */
function highlightLines(code: string, language: LanguageName): string[] {
  const {grammar} = languages[language];
  if (!grammar) return code.split('\n').map(escapeHtml);
  // Without a limit: on a busy machine the usual half second leaves the rest of a line without colors.
  return shiki().codeToTokensBase(code, {lang: grammar, theme: 'designto', tokenizeTimeLimit: 0}).map(lineHtml);
}

type Line = {html: string; change?: 'added' | 'removed'};

/** Both sides of a change are highlighted as the code they are, and then put together again. */
function highlightDiff(code: string, language: LanguageName): Line[] {
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
};

const element = {added: 'ins', removed: 'del'} as const;

/**
 * The lines of a sample as HTML. The line break is inside the element of its line, so that a line can be a block
 * and the text still copies as it was written.
 */
export function highlight(code: string, {language, diff = false, marked = new Set(), origins = []}: Options): string {
  const lines: Line[] = diff ? highlightDiff(code, language) : highlightLines(code, language).map((html) => ({html}));
  return lines
    .map(({html, change}, index) => {
      const name = change ? element[change] : 'span';
      const from = (origins[index] ?? []).join(' ');
      return `<${name} class="${marked.has(index + 1) ? 'line mark' : 'line'}"${from && ` data-from="${from}"`}>${html}\n</${name}>`;
    })
    .join('');
}
