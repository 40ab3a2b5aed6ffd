import type {AttributeSelector, CssNode, Selector} from 'css-tree';
import {ident} from 'css-tree';
import type {PageElement} from './elements';

/** What a selector asks of one element. What depends on other elements or on time is left out: more elements fit, never fewer. */
export interface Compound {
  name?: string;
  id?: string;
  classes: string[];
  attributes: {name: string; operator: string | null; value: string}[];
  /** Of each `:is()` and `:where()`: what it asks of the element itself. One of them must fit. */
  choices: Compound[][];
  /** It asks for more than is kept here, such as a language. */
  isOpen?: true;
}

/** What readers do; nothing of it has happened when a page is shown first. */
const states = new Set(['hover', 'focus', 'focus-visible', 'focus-within', 'active']);

/** Scripts in <head> write what they know of the reader to <html>: colors, choices, what was closed, the platform, that it is arriving. */
const writtenByScripts = /^data-(?:theme|choice|announcement|platform|arriving)/;

const unquoted = (value: AttributeSelector['value']) =>
  value === null ? '' : value.type === 'String' ? value.value : ident.decode(value.name);

const empty = (): Compound => ({classes: [], attributes: [], choices: []});

function add(compound: Compound, node: CssNode): boolean {
  if (node.type === 'TypeSelector' && node.name !== '*') compound.name = node.name.toLowerCase();
  if (node.type === 'IdSelector') compound.id = ident.decode(node.name);
  if (node.type === 'ClassSelector') compound.classes.push(ident.decode(node.name));
  if (node.type === 'AttributeSelector')
    compound.attributes.push({name: ident.decode(node.name.name).toLowerCase(), operator: node.matcher, value: unquoted(node.value)});
  if (node.type !== 'PseudoClassSelector') return true;
  if (states.has(node.name)) return false;
  if (node.name === 'root') compound.name = 'html';
  else compound.isOpen = true;
  const list = node.children?.first;
  if ((node.name === 'is' || node.name === 'where') && list?.type === 'SelectorList') {
    const last = list.children.toArray().map((each) => compoundsOf(each as Selector)?.at(-1));
    compound.choices.push(last.filter((each) => each !== undefined));
  }
  return true;
}

/** What a selector asks of each element that it names; undefined when it waits for something that a reader does. */
export function compoundsOf(selector: Selector): Compound[] | undefined {
  const compounds = [empty()];
  for (const node of selector.children) {
    if (node.type === 'Combinator') compounds.push(empty());
    else if (!add(compounds.at(-1) as Compound, node)) return undefined;
  }
  return compounds;
}

function hasValue(found: string, operator: string | null, value: string): boolean {
  if (operator === '=') return found === value;
  if (operator === '~=') return found.split(/\s+/).includes(value);
  if (operator === '^=') return found.startsWith(value);
  if (operator === '$=') return found.endsWith(value);
  if (operator === '*=') return found.includes(value);
  return true;
}

export function fits({name, id, classes, attributes, choices}: Compound, element: PageElement): boolean {
  if (name !== undefined && name !== element.name) return false;
  if (id !== undefined && id !== element.attributes.get('id')) return false;
  if (!classes.every((each) => element.classes.has(each))) return false;
  if (!choices.every((choice) => choice.some((each) => fits(each, element)))) return false;
  return attributes.every((each) => {
    if (element.name === 'html' && writtenByScripts.test(each.name)) return true;
    const found = element.attributes.get(each.name);
    return found !== undefined && hasValue(found, each.operator, each.value);
  });
}
