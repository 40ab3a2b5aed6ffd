import type {RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {Facts} from '../../core/facts/facts';
import {dataAttribute, documented, type Imports, place, requiredAttribute, type Tag, textAttribute} from '../lib/mdx';

/** A tag on a page, and what its transformer may need. */
export interface Use {
  readonly file: VFile;
  readonly tag: Tag;
  /** Imports that go on top of the page. */
  readonly imports: Imports;
  /** The facts of the page's version, in its language. */
  readonly facts: () => Facts;
  /** Puts other content in place of the tag. */
  readonly replaceWith: (content: RootContent) => void;
}

/** Stops the build: what is wrong with the tag, what is expected, and the section of the kitchen sink that shows it. */
export function misuse({file, tag}: Use, found: string, expected: string, section: string): never {
  throw new Error(`${place(file, tag)}: <${tag.name}> ${found}; expected ${expected}; ${documented}#${section}`);
}

/** The value of an attribute that must be one of a list. */
export function oneOf<T extends string>(use: Use, name: string, options: readonly T[], section: string): T {
  const value = requiredAttribute(use.file, use.tag, name, options[0] ?? '…');
  const found = options.find((candidate) => candidate === value);
  return found ?? misuse(use, `has ${name}="${value}"`, `one of ${options.join(', ')}`, section);
}

export const text = ({file, tag}: Use, name: string): string | undefined => textAttribute(file, tag, name);

export const required = ({file, tag}: Use, name: string, expected: string): string => requiredAttribute(file, tag, name, expected);

/** Gives the tag its props, computed now. */
export function give({tag}: Use, props: object): void {
  for (const [name, value] of Object.entries(props)) tag.attributes.push(dataAttribute(name, value));
}

/** For a tag that means nothing without something inside. */
export function notEmpty(use: Use, expected: string, section: string): void {
  if (use.tag.children.length === 0) misuse(use, 'is empty', `${expected} inside`, section);
}
