import type {CSSProperties} from 'react';

/** CSS declarations by property name, in writing order: the one source of what a lab prints and what it draws. */
export type Declarations = Readonly<Record<string, string>>;

/** `.name { … }` as an author would write it. */
export function printRule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
  return lines.length === 0 ? `${selector} {\n}` : `${selector} {\n${lines.join('\n')}\n}`;
}

/** The same declarations as a React style attribute. */
export function toStyle(declarations: Declarations): CSSProperties {
  const entries = Object.entries(declarations).map(([property, value]) => [
    property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries) as CSSProperties;
}
