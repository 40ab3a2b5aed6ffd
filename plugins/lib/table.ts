import type {AlignType, PhrasingContent, Table, TableRow} from 'mdast';

const row = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/** A plain table of a page. The first row is its head. */
export const tableOf = (rows: readonly PhrasingContent[][][], align?: AlignType[]): Table => ({
  type: 'table',
  ...(align && {align}),
  children: rows.map(row),
});
