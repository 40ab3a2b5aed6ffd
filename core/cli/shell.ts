/** Enough of a shell to find the commands of a sample: words, quotes, comments, and what joins commands. */

const word = /(?:\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'[^']*'|[^\s"'\\;&|])+/;
const token = new RegExp(`\\\\\\n|#[^\\n]*|(${word.source})|(\\n|&&|\\|\\||[;&|])|[^\\S\\n]+`, 'y');

const unquoted = (text: string): string =>
  text.replace(/\\([\s\S])|"((?:\\[\s\S]|[^"\\])*)"|'([^']*)'/g, (_, escaped, double, single) => escaped ?? double ?? single);

/** The commands of a script, each as its words. */
export function commandsIn(script: string): string[][] {
  const found: string[][] = [];
  let words: string[] = [];
  const end = () => {
    if (words.length > 0) found.push(words);
    words = [];
  };
  token.lastIndex = 0;
  for (let match = token.exec(script); match; match = token.exec(script)) {
    if (match[1] !== undefined) words.push(unquoted(match[1]));
    if (match[2] !== undefined) end();
  }
  end();
  return found;
}

const variable = /^[A-Za-z_]\w*=/;
const runner = /^(?:(?:npx|bunx|yarn|pnpm|pnpm exec|pnpm dlx|npm exec|npm exec --|npx --yes|npx -y) )?$/;

/** What follows `designto` in a command that runs it; undefined when the command is another. */
export function argumentsOf(words: readonly string[]): string[] | undefined {
  const command = words.slice(words.findIndex((part) => !variable.test(part)));
  const at = command.findIndex((part) => /^designto(?:@[\w.-]+)?$/.test(part));
  if (at < 0) return undefined;
  const before = command
    .slice(0, at)
    .map((part) => `${part} `)
    .join('');
  return runner.test(before) ? command.slice(at + 1) : undefined;
}
