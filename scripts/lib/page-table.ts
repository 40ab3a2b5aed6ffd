import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {bodyOf} from './body';
import {headings} from './outline';
import {root} from './paths';

/** Table cells as a reader sees them, with the minus sign made readable for `Number`. */
export type Row = Record<string, string>;

function tableAfter(page: Root, line: number): Table | undefined {
  const found: Table[] = [];
  visit(page, 'table', (node) => void found.push(node));
  return found.find((table) => (table.position?.start.line ?? 0) > line);
}

/**
 * The first table below a heading of a page, for tests that compare a page's numbers with the code that computes them.
 * A row is keyed by the table's column heads.
 */
export function tableOf(file: string, headingId: string): Row[] {
  const page = bodyOf({source: readFileSync(path.join(root, 'docs', file), 'utf8')}).root;
  const heading = headings(page).find(({id}) => id === headingId);
  if (!heading) throw new Error(`docs/${file} has no heading with the id "${headingId}".`);
  const table = tableAfter(page, heading.line);
  if (!table) throw new Error(`docs/${file} has no table below the heading "${headingId}".`);
  const [head, ...rows] = table.children.map((row) => row.children.map((cell) => textOf(cell).trim()));
  return rows.map((cells) => Object.fromEntries((head ?? []).map((name, index) => [name, (cells[index] ?? '').replaceAll('−', '-')])));
}
