import type {Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {parseMarkdown} from '../../lib/body';

/** The rows of all tables of a Markdown file, without their heads. */
export function ledgerRows(source: string): {cells: string[]; line: number}[] {
  const tables = parseMarkdown(source).children.filter((node): node is Table => node.type === 'table');
  return tables.flatMap(({children: [, ...rows]}) =>
    rows.map((row) => ({cells: row.children.map((cell) => textOf(cell).trim()), line: row.position?.start.line ?? 1})),
  );
}
