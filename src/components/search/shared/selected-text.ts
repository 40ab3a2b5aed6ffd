import {maxQueryLength} from './limits';

/** Cuts at whole characters, so that no half of a pair is left. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let result = '';
  for (const character of text) {
    if (result.length + character.length > most) break;
    result += character;
  }
  return result;
}

/** What the reader has selected on the page, as a query. */
export const selectedText = () => cut((window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim(), maxQueryLength);
