import {Fragment, type ReactNode} from 'react';

/** Stands in for @docusaurus/Translate in the unit tests: the English message, with its values put in. */

type Values = Record<string, ReactNode>;

const parts = (message: string, values: Values): ReactNode[] =>
  message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (values[part] ?? `{${part}}`) : part));

export function translate({message}: {message: string}, values: Record<string, string | number> = {}): string {
  return parts(message, values).join('');
}

export default function Translate({children, values = {}}: {children: string; values?: Values}): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
  return parts(children, values).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
