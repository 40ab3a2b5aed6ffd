import {parserOptions, parse as parseStrictly} from '@vue/compiler-dom';
import {type ParserError, parse, parseFragment} from 'parse5';
import type {Check, Fault} from './check';

/** Errors as the standard defines them. */
function broken(code: string): Fault | undefined {
  const errors: ParserError[] = [];
  const options = {sourceCodeLocationInfo: true, onParseError: (error: ParserError) => void errors.push(error)};
  if (/^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html)\b/i.test(code)) parse(code, options);
  else parseFragment(code, options);
  const [first] = errors;
  return first && {line: first.startLine, message: first.code.replaceAll('-', ' ')};
}

/** The standard lets a browser repair tags that do not match; Vue's parser, which reads plain HTML too, does not. */
function unmatched(code: string): Fault | undefined {
  const faults: Fault[] = [];
  parseStrictly(code, {
    ...parserOptions,
    parseMode: 'html',
    // What is between braces is text here.
    delimiters: ['\0{', '}\0'],
    onError: ({message, loc}) => void faults.push({line: loc?.start.line ?? 1, message}),
  });
  return faults[0];
}

export const html: Check = (code) => broken(code) ?? unmatched(code);
