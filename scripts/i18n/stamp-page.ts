import type {Pair} from './pairs';

const stampLine = /^translation_of:.*$/m;

/** The page with the fingerprint of its source in the front matter; nothing else changes. */
export function stampPage(source: string, print: string): string {
  const match = /^---\r?\n[\s\S]*?(?=^---[ \t]*$)/m.exec(source);
  if (match?.index !== 0) throw new Error('expected front matter between two lines of ---');
  const [head] = match;
  // Quoted: YAML would read digits alone, or digits with an e, as a number.
  const line = `translation_of: "${print}"`;
  const stamped = stampLine.test(head) ? head.replace(stampLine, line) : `${head}${line}\n`;
  return stamped + source.slice(head.length);
}

/** The pairs named by arguments: a path inside the tree means the current version, a file's path from the root any version. */
export function selectPairs(pairs: Pair[], args: string[]): Pair[] {
  return args.flatMap((arg) => {
    const found = pairs.filter(({path, tree, translation}) => translation?.file === arg || (path === arg && tree.version === 'current'));
    if (found.length === 0) {
      throw new Error(`There is no page ${arg}; expected a path such as cli/index.mdx, or the path of the translation from the root.`);
    }
    return found;
  });
}
