/** Docusaurus puts all styles into one file, which every page loads; those that fit `test` come with the code that asks for them. */
export const stylesChunk = (name: string, test: RegExp) => ({
  name,
  test,
  type: 'css/mini-extract',
  chunks: 'async' as const,
  enforce: true,
  priority: 100,
});
