/** Languages in which `#` begins a comment. */
const hash = ['bash', 'sh', 'yaml', 'toml', 'ini', 'dotenv', 'nginx', 'python'];

/** A sample as every language shows it: without its comments, which are translated. */
export function sampleCode(language: string, code: string): string {
  const comments = hash.includes(language) ? /(^|\s)#.*$/gm : /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm;
  return code.replace(comments, '').replace(/\s+/g, ' ').trim();
}

/** Console output and drawings in letters may hold sentences for the reader. */
export const holdsProse = (language: string) => ['', 'text'].includes(language);
