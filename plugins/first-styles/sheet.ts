import {type Atrule, type CssNode, type Declaration, generate, parse, type Rule, type Selector, type SelectorList} from 'css-tree';
import {constantsOf, type DeclaredVariable, Value} from './constants';
import {type Compound, compoundsOf} from './selectors';

/** One selector of the sheet; `at` is its number. */
export interface Part {
  at: number;
  compounds: Compound[];
}

/** What pages have to do with variables, apart from the sheet. */
export interface PageVariables {
  used: ReadonlySet<string>;
  set: ReadonlySet<string>;
}

interface Declared extends DeclaredVariable {
  /** Of which selectors. */
  at: number[];
  /** A variable of the root that a stronger layer sets again, whatever happens. */
  isOverruled: () => boolean;
}

interface Variables {
  used: ReadonlySet<string>;
  constants: ReadonlyMap<string, string>;
}

type Writer = (wanted: ReadonlySet<number>, variables: Variables) => string;
type Place = {layer: string | undefined; isConditional: boolean};

/** What the whole sheet is used for from the start (whole-sheet.ts). */
const laterMedia = /^print\b|forced-colors|prefers-contrast|prefers-reduced-motion:\s*reduce/;
/** For browsers that lack what the site relies on; the others need not wait for it. */
const isForOldBrowsers = (name: string, condition: string) => name === 'supports' && /^not\b/.test(condition);
const laterDeclaration = /^(?:transition|animation|will-change|cursor)/;

const isVariable = (name: string) => name.startsWith('--');

const isOfRoot = ({name, classes, attributes}: Compound) =>
  name === 'html' || (name === undefined && classes.length === 0 && attributes[0]?.name === 'data-theme');
/** The root of every page, whatever it is about and whoever reads it. */
const isRoot = (compound: Compound) =>
  compound.name === 'html' && !compound.isOpen && compound.id === undefined && compound.attributes.length + compound.classes.length === 0;

/** A style sheet of which some selectors can be written without the others. */
export class Sheet {
  readonly parts: Part[] = [];
  /**
   * The rules for font files. They are in the first sheet only: for one that comes later the browser lays out all text anew, and a second
   * copy would make it look for the file again.
   */
  readonly faces: string;
  /** All other rules. */
  readonly rest: string;
  readonly #writers: Writer[];
  /** In their order, which is their strength. */
  readonly #layers: string[] = [];
  #declared: Declared[] = [];
  /** The strongest layer that sets a variable of the root. */
  readonly #rootVariables = new Map<string, number>();

  constructor(css: string) {
    const tree = parse(css, {parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false});
    if (tree.type !== 'StyleSheet') throw new Error('This is not a style sheet.');
    const nodes = tree.children.toArray();
    const isFace = (node: CssNode) => node.type === 'Atrule' && node.name === 'font-face';
    const others = nodes.filter((node) => !isFace(node));
    const written = (some: CssNode[]) => some.map((node) => generate(node)).join('');
    this.faces = written(nodes.filter(isFace));
    this.rest = written(others);
    this.#writers = others.map((node) => this.#writer(node, {layer: undefined, isConditional: false}));
    this.#declared = this.#declared.filter(({isOverruled}) => !isOverruled());
  }

  /**
   * The sheet with these selectors alone. A variable that is the same everywhere is written as its value, and one that neither they nor
   * the pages make use of is left out.
   */
  write(wanted: ReadonlySet<number>, {used: usedByPages, set}: PageVariables): string {
    const declared = this.#declared.filter(({at}) => at.some((each) => wanted.has(each)));
    const constants = constantsOf(
      declared.filter(({name}) => isVariable(name)),
      set,
    );
    const texts = declared.map(({name, value}) => ({name, uses: value.with(constants).uses}));
    const used = new Set(usedByPages);
    for (const {name, uses} of texts) if (!isVariable(name)) for (const each of uses) used.add(each);
    for (let before = -1; before !== used.size; ) {
      before = used.size;
      for (const {name, uses} of texts) if (used.has(name)) for (const each of uses) used.add(each);
    }
    const layers = this.#layers.length > 0 ? `@layer ${this.#layers.join()};` : '';
    return layers + this.#writers.map((write) => write(wanted, {used, constants})).join('');
  }

  /** Outside of all layers is stronger than inside. */
  #strength(layer: string | undefined): number {
    if (layer === undefined) return Number.POSITIVE_INFINITY;
    const groups = [...new Set(this.#layers.map((name) => name.split('.')[0]))];
    return groups.indexOf(layer.split('.')[0]) * 1000 + this.#layers.indexOf(layer);
  }

  #writer(node: CssNode, place: Place): Writer {
    if (node.type === 'Rule') return this.#ruleWriter(node, place);
    if (node.type === 'Atrule') return this.#atruleWriter(node, place);
    return () => '';
  }

  #atruleWriter({name, prelude, block}: Atrule, place: Place): Writer {
    const condition = prelude ? generate(prelude) : '';
    if (name === 'layer')
      for (const layer of condition.split(',')) if (!this.#layers.includes(layer.trim())) this.#layers.push(layer.trim());
    const isLater = (name === 'media' && laterMedia.test(condition)) || isForOldBrowsers(name, condition);
    if (!block || name === 'keyframes' || name === 'page' || isLater) return () => '';
    const inside = name === 'layer' ? {...place, layer: condition.trim()} : {...place, isConditional: true};
    const writers = block.children.toArray().map((node) => this.#writer(node, inside));
    return (wanted, variables) => {
      const text = writers.map((write) => write(wanted, variables)).join('');
      return text ? `@${name} ${condition}{${text}}` : '';
    };
  }

  #ruleWriter({prelude, block}: Rule, {layer, isConditional}: Place): Writer {
    const selectors = (prelude as SelectorList).children.toArray().flatMap((node) => {
      const compounds = compoundsOf(node as Selector);
      if (!compounds) return [];
      const at = this.parts.push({at: this.parts.length, compounds}) - 1;
      return [{at, compounds, text: generate(node)}];
    });
    const single = selectors.flatMap(({compounds}) => (compounds.length === 1 ? compounds : []));
    const setsRoot = !isConditional && single.some(isRoot);
    const isAllOfRoot = selectors.length > 0 && single.length === selectors.length && single.every(isOfRoot);
    const strength = this.#strength(layer);
    const declared = block.children
      .toArray()
      .filter((node): node is Declaration => node.type === 'Declaration' && !laterDeclaration.test(node.property))
      .map((node): Declared => {
        const {property: name} = node;
        const value = new Value(generate(node).slice(name.length + 1));
        if (setsRoot && isVariable(name)) this.#rootVariables.set(name, Math.max(strength, this.#rootVariables.get(name) ?? 0));
        const isOverruled = () => isAllOfRoot && isVariable(name) && (this.#rootVariables.get(name) ?? 0) > strength;
        return {name, value, at: selectors.map(({at}) => at), isForRoot: setsRoot, isOverruled};
      });
    this.#declared.push(...declared);
    let valid: Declared[] | undefined;
    return (wanted, {used, constants}) => {
      const kept = selectors.filter(({at}) => wanted.has(at)).map(({text}) => text);
      if (kept.length === 0) return '';
      // Not before the whole sheet is known.
      valid ??= declared.filter(({isOverruled}) => !isOverruled());
      const body = valid.filter(({name}) => !isVariable(name) || used.has(name));
      const text = body.map(({name, value}) => `${name}:${value.with(constants).text}`).join(';');
      return text ? `${kept.join()}{${text}}` : '';
    };
  }
}
