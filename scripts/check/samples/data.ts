import {LineCounter, parseAllDocuments} from 'yaml';
import {type Check, lineAt, messageOf} from './check';

export const json: Check = (code) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return {line: position ? lineAt(code, Number(position)) : lineAt(code, code.length), message};
  }
};

export const yaml: Check = (code) => {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
  const [error] = 'empty' in documents ? [] : documents.flatMap(({errors}) => errors);
  return error && {line: lineCounter.linePos(error.pos[0]).line, message: messageOf(error)};
};
