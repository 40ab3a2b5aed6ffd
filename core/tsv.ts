/** The rows of a tab-separated file; blank lines and lines that start with # are skipped. */
export function parseTsv(text: string): {cells: string[]; line: number}[] {
  return text
    .split(/\r?\n/)
    .map((row, index) => ({cells: row.split('\t'), line: index + 1, row}))
    .filter(({row}) => row !== '' && !row.startsWith('#'))
    .map(({cells, line}) => ({cells, line}));
}
