import {type CssNode, type Declaration, lexer, parse, type SyntaxParseError, walk} from 'css-tree';
import type {Check, Fault} from './check';

type Context = 'stylesheet' | 'declarationList';

function parsed(code: string, context: Context): {ast: CssNode; faults: Fault[]} {
  const faults: Fault[] = [];
  const onParseError = (error: SyntaxParseError) => void faults.push({line: error.line, message: error.message});
  return {ast: parse(code, {context, positions: true, onParseError}), faults};
}

/** Values that only a browser can judge: they are filled in when the page runs. */
const computed = /\b(?:var|env|attr|if|--[\w-]+)\(/;

/** At-rules whose declarations are descriptors, with rules of their own. */
const descriptorRules = new Set([
  'font-face',
  'property',
  'counter-style',
  'page',
  'font-palette-values',
  'position-try',
  'view-transition',
]);

function wrongDeclaration(node: Declaration, code: string): Fault | undefined {
  const {property, value, loc} = node;
  const line = loc?.start.line ?? 1;
  if (property.startsWith('--')) return undefined;
  if (!lexer.getProperty(property)) return {line, message: `unknown property "${property}"`};
  const text = value.loc ? code.slice(value.loc.start.offset, value.loc.end.offset) : '';
  if (computed.test(text)) return undefined;
  const {error} = lexer.matchProperty(property, value);
  return error ? {line, message: `invalid value "${text.trim()}" of ${property}`} : undefined;
}

function wrongParts(ast: CssNode, code: string): Fault[] {
  const faults: Fault[] = [];
  walk(ast, function visit(node) {
    // A browser closes what is open at the end; a reader who pastes the sample before other rules loses those.
    if (node.type === 'Block' && node.loc && code[node.loc.end.offset - 1] !== '}') {
      faults.push({line: node.loc.start.line, message: 'a block that begins here is not closed'});
    }
    if (node.type !== 'Declaration' || (this.atrule && descriptorRules.has(this.atrule.name) && !this.rule)) return;
    const fault = wrongDeclaration(node, code);
    if (fault) faults.push(fault);
  });
  return faults;
}

/** A style sheet, or the declarations of a rule alone. */
export const css: Check = (code) => {
  const sheet = parsed(code, 'stylesheet');
  const list = sheet.faults.length > 0 ? parsed(code, 'declarationList') : undefined;
  const {ast, faults} = list && list.faults.length === 0 ? list : sheet;
  return faults[0] ?? wrongParts(ast, code)[0];
};
