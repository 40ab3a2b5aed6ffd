import type {ReactNode} from 'react';
import {pieces} from './text';

/** A hit's text with what matched marked. React escapes the rest, so nothing in an index becomes markup. */
export default function Highlight({value}: {value: string}): ReactNode {
  return pieces(value).map(({text, marked}, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity, and are never moved
    marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
