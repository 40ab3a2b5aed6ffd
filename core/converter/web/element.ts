import type {Prop} from '../props';

/** What a web page is made of, before a framework writes it down. */

export type Value =
  | string
  | number
  | true
  /** A file beside the module, or what is found by a key in its place. */
  | {readonly file: string; readonly key?: string /** The name it is imported by. */; readonly as?: string}
  /** Something the code calls by name: a prop. */
  | {readonly prop: string}
  /** A prop that is called when Enter or Space is pressed. */
  | {readonly keys: string};

/** A component of another file or package, known by the name of its tag. */
export interface Imported {
  readonly name: string;
  /** What it is called where it comes from, if that name is taken here. */
  readonly original?: string;
  readonly from: string;
  /** Whether it is generated, so that its file ends like this one. */
  readonly isGenerated?: true;
}

export interface Attribute {
  /** As HTML spells it. */
  readonly name: string;
  readonly value: Value;
}

export type Declarations = Readonly<Record<string, string>>;

/** A rule of the style sheet for one class, or for one state of it. */
export interface Style {
  /** `:hover`, `::placeholder`; empty for the class itself. */
  readonly state: string;
  readonly declarations: Declarations;
}

export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
  readonly line: number;
}

/** A text that comes from outside, with the one of the design as its default. */
export interface PropPart {
  readonly kind: 'prop';
  readonly prop: string;
  readonly line: number;
}

/** A text that is looked up by a key. */
export interface ContentPart {
  readonly kind: 'content';
  readonly key: string;
  /** What the design shows. */
  readonly text: string;
  readonly line: number;
}

export interface Element {
  readonly kind: 'element';
  readonly tag: string;
  /** The layer's name as a class, once in the module; the root has the name of the module. None for parts such as `path` and `br`. */
  readonly className?: string;
  /** Classes that are not ours to style. */
  readonly foreignClasses: readonly string[];
  readonly attributes: readonly Attribute[];
  /** Attributes that are code, ready to be written, where HTML has no name for them. */
  readonly written?: readonly string[];
  readonly styles: readonly Style[];
  readonly children: readonly Part[];
  /** Where the tag comes from, if it is a component. */
  readonly imported?: Imported;
  /** Shown only while this prop is true. */
  readonly shownBy?: string;
  /** The name of the declaration that it becomes, where the language has such. */
  readonly declaredAs?: string;
  readonly line: number;
}

/** A text with slots that are filled from outside. */
export interface TemplatePart {
  readonly kind: 'template';
  readonly pieces: readonly (string | {readonly prop: string})[];
  readonly line: number;
}

export type Part = Element | TextPart | PropPart | TemplatePart | ContentPart;

/** A module: one outermost layer with all it contains. */
export interface Module {
  /** The name of its layer. */
  readonly name: string;
  readonly root: Element;
  readonly props: readonly Prop[];
}

/** Whether an element is the outermost one. Parts that are lifted out make copies of it, but its class is there once. */
export const isRootOf = ({root}: Module, {className}: Element): boolean => className !== undefined && className === root.className;

/** Whether a text in it is looked up by a key. */
export const usesContent = (part: Part): boolean => part.kind === 'content' || (part.kind === 'element' && part.children.some(usesContent));

export const elementsOf = (part: Part): Element[] => (part.kind === 'element' ? [part, ...part.children.flatMap(elementsOf)] : []);

type FileValue = Extract<Value, {readonly file: string}>;

/** The file that an attribute shows. */
export const fileIn = ({value}: Attribute): FileValue | undefined => (typeof value === 'object' && 'file' in value ? value : undefined);

/** Whether a picture in it is looked up by a key. */
export const usesAssets = (root: Element): boolean =>
  elementsOf(root).some(({attributes}) => attributes.some((each) => fileIn(each)?.key !== undefined));

/** The files that a module imports, each as often as it is shown, with the line of the layer that shows it. */
export const importedFiles = (root: Element): {file: string; as: string; line: number}[] =>
  elementsOf(root).flatMap(({attributes, line}) =>
    attributes.flatMap((each) => {
      const shown = fileIn(each);
      return shown && shown.key === undefined ? [{file: shown.file, as: shown.as ?? '', line}] : [];
    }),
  );
