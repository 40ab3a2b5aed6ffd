import {createRequire} from 'node:module';
import {Language, type Node, Parser} from 'web-tree-sitter';
import type {Check, Fault} from './check';

// The grammars are files to be read, found wherever the package is installed.
const resolve = createRequire(__filename).resolve;

let ready: Promise<void> | undefined;
const parsers = new Map<string, Promise<Parser>>();

async function load(grammar: string): Promise<Parser> {
  ready ??= Parser.init();
  await ready;
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve(`tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`)));
  return parser;
}

function parserOf(grammar: string): Promise<Parser> {
  const parser = parsers.get(grammar) ?? load(grammar);
  parsers.set(grammar, parser);
  return parser;
}

/** The first thing the grammar has no place for, or that it misses. */
function firstError(node: Node): Node | undefined {
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child?.hasError || child?.isMissing ? firstError(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

function reasonOf(node: Node): string {
  if (node.isMissing) return `"${node.type}" is missing`;
  const [line = ''] = node.text.trim().split('\n');
  return `syntax error at "${line.slice(0, 60)}"`;
}

/** What a sample may be a piece of: the text around it. The opening must end in a line break, so that lines can be counted. */
type Frame = readonly [before: string, after: string];

const whole: Frame = ['', ''];

/**
 * Checks with a grammar. A sample is rarely a whole file: it passes when it fits into one of the frames. Otherwise the
 * fault is the one that lies furthest: the frame that understood most of it is the one the author meant.
 */
export function treeSitter(grammar: string, frames: readonly Frame[] = [], prepare = (code: string) => code): Check {
  return async (code) => {
    const parser = await parserOf(grammar);
    const source = prepare(code);
    const lineCount = source.split('\n').length;
    let furthest: (Fault & {index: number}) | undefined;
    for (const [before, after] of [whole, ...frames]) {
      const tree = parser.parse(`${before}${source}${after}\n`);
      const error = tree && (firstError(tree.rootNode) ?? (tree.rootNode.hasError ? tree.rootNode : undefined));
      const fault = error && {
        index: error.startIndex - before.length,
        line: Math.min(Math.max(error.startPosition.row + 1 - (before.split('\n').length - 1), 1), lineCount),
        message: reasonOf(error),
      };
      tree?.delete();
      if (!fault) return undefined;
      if (!furthest || fault.index > furthest.index) furthest = fault;
    }
    return furthest && {line: furthest.line, message: furthest.message};
  };
}
