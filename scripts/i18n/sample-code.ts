/** Languages in which `#` begins a comment. */
const hash = ['bash', 'sh', 'yaml', 'toml', 'ini', 'dotenv', 'nginx', 'python'];

/** Words in a formula, such as \text{size}; they are translated, its signs are not. */
const words = /\\(?:text|mathrm)\{[^}]*\}/g;

/** A sample as every language shows it: without its comments, which are translated. */
export function sampleCode(language: string, code: string): string {
  if (language === 'math') return code.replace(words, '\\text{}').replace(/\s+/g, ' ').trim();
  const comments = hash.includes(language) ? /(^|\s)#.*$/gm : /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm;
  return code.replace(comments, '').replace(/\s+/g, ' ').trim();
}

/** Console output and drawings in letters may hold sentences for the reader. */
export const holdsProse = (language: string) => ['', 'text'].includes(language);
