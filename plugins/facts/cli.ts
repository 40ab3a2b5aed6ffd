import type {PhrasingContent, Table} from 'mdast';
import {type CliTable, cliTable, cliTables, commandTable} from '../../core/facts/cli';
import {tableOf} from '../lib/table';
import {misuse, oneOf, text, type Use} from '../vocabulary/use';

/** Markdown with nothing but inline code and links: `[words](/path/of/a/page)`, or `(#section)` of the same page. */
function phrases(markdown: string, base: string): PhrasingContent[] {
  return markdown.split(/(\[(?:`[^`]+`|[^\]`])+\]\([^)]+\)|`[^`]+`)/).flatMap((part): PhrasingContent[] => {
    if (part === '') return [];
    if (part.startsWith('`')) return [{type: 'inlineCode', value: part.slice(1, -1)}];
    const [, words, path] = /^\[(.+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!words || !path) return [{type: 'text', value: part}];
    return [{type: 'link', url: path.startsWith('#') ? path : base + path, children: phrases(words, base)}];
  });
}

const markdownTable = ({heads, rows}: CliTable, base: string): Table =>
  tableOf([heads, ...rows].map((cells) => cells.map((cell) => phrases(cell, base))));

/** `<CommandTable show="commands" />` or `<CommandTable of="init" />` becomes a plain table of the page. */
export function cliReference(use: Use): void {
  const facts = use.facts();
  const command = text(use, 'of');
  const table =
    command === undefined
      ? cliTable(facts, oneOf(use, 'show', cliTables, 'command-table'))
      : (commandTable(facts, command) ??
        misuse(use, `of="${command}" names no command with arguments or options`, 'a name of data/cli/commands.ts', 'command-table'));
  use.replaceWith(markdownTable(table, facts.base));
}
