import type {ReactNode} from 'react';
import {type Piece, pieces, plainPieces} from './text';

const show = (found: Piece[]): ReactNode =>
  found.map(({text, marked, code}, at) => {
    if (!marked && !code) return text;
    const Name = marked ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity, and are never moved
      <Name key={at} data-code={code || undefined}>
        {text}
      </Name>
    );
  });

/** A hit's text with what matched marked. React escapes the rest, so nothing in an index becomes markup. */
export default function Highlight({value}: {value: string}): ReactNode {
  return show(pieces(value));
}

/** A text with its flags in the code face. */
export function PlainText({text}: {text: string}): ReactNode {
  return show(plainPieces(text));
}
