import type {Element} from 'hast';
import {flatCell, termList} from './cells';
import {codeBlock, formula, layersOf} from './code';
import {type Content, element, hasClass, isElement, property, rawText, text} from './hast';
import type {Words} from './words';

/** Where a twin is made: the address of its page, which its links start from, and its words. */
export type Place = {url: string; words: Words};

const dropped = new Set('script style template noscript nav select input textarea iframe dialog wbr'.split(' '));
const droppedRoles = new Set(['status', 'tablist', 'tooltip']);

const isDropped = (node: Element): boolean =>
  dropped.has(node.tagName) ||
  droppedRoles.has(property(node, 'role') ?? '') ||
  property(node, 'ariaHidden') === 'true' ||
  hasClass(node, 'hash-link') ||
  (node.tagName === 'button' && property(node, 'dataSearch') !== 'on');

/** A drawing: its words in a sentence, a line of its own between others. */
function picture(node: Element, {words}: Place): Content[] {
  const label = property(node, 'ariaLabel') ?? '';
  if (label === '') return [];
  return node.tagName === 'span' ? [text(label)] : [element('p', [element('em', [text(`${words.picture}: ${label}`)])])];
}

function quote(title: string, children: Content[]): Content[] {
  return [element('blockquote', [element('p', [element('strong', [text(title)])]), ...children])];
}

function lab(node: Element, place: Place): Content[] {
  const body = node.children.filter((child) => !isElement(child) || child.tagName !== 'header');
  const link = element('p', [element('a', [text(place.words.try)], {href: place.url})]);
  return quote(`${place.words.demo}: ${property(node, 'ariaLabel') ?? ''}`, [...prepareAll(body, place), link]);
}

function admonition(node: Element, place: Place): Content[] {
  const [heading, ...content] = node.children.filter(isElement);
  return quote(heading ? rawText(heading).trim() : place.words.note, prepareAll(content, place));
}

/** What search leaves out: the values of a design, which are said by its layers, the playground and hover cards. */
function aside(node: Element, {url, words}: Place): Content[] {
  const layers = layersOf(node);
  if (layers) return [layers];
  if (property(node, 'dataPhase') === undefined) return [];
  return [element('p', [element('a', [text(`${words.demo}: ${words.try}`)], {href: url})])];
}

/** The tree of a design; its layers come after it where it has any to show, and say more. */
function design(node: Element, place: Place): Content[] {
  return node.children.flatMap((child) => (isElement(child) && property(child, 'role') === 'img' ? [] : prepare(child, place)));
}

function link(node: Element, place: Place): Content[] {
  const href = property(node, 'href');
  const children = prepareAll(node.children, place);
  if (href === undefined) return children;
  return [element('a', children, {href: URL.canParse(href, place.url) ? new URL(href, place.url).href : href})];
}

function prepareElement(node: Element, place: Place): Content[] {
  const inner = () => prepareAll(node.children, place);
  if (isDropped(node)) return [];
  if (property(node, 'role') === 'img') return picture(node, place);
  if (node.tagName === 'svg') return [];
  if (node.tagName === 'math') return formula(node);
  if (node.tagName === 'a') return link(node, place);
  if (node.tagName === 'dl') return [termList({...node, children: inner()})];
  if (node.tagName === 'td' || node.tagName === 'th') return [element(node.tagName, flatCell(inner()))];
  if (node.tagName === 'sup') return [text(` (${rawText(node)})`)];
  if (node.tagName === 'button') return inner();
  if (property(node, 'dataKeys') !== undefined) return [element('code', [text(inner().map(rawText).join(''))])];
  if (property(node, 'dataLanguage') !== undefined) return property(node, 'dataSearch') === 'off' ? [] : codeBlock(node);
  if (property(node, 'dataLab') !== undefined) return lab(node, place);
  if (property(node, 'dataView') !== undefined) return design(node, place);
  if (property(node, 'dataSearch') === 'off') return aside(node, place);
  if (hasClass(node, 'theme-admonition')) return admonition(node, place);
  if (property(node, 'role') === 'tabpanel') {
    return [element('p', [element('strong', [text(property(node, 'dataLabel') ?? '')])]), ...inner()];
  }
  return [{...node, children: inner()}];
}

function prepare(node: Content, place: Place): Content[] {
  if (node.type === 'text') return [node];
  return isElement(node) ? prepareElement(node, place) : [];
}

const ends = (node: Content | undefined) => (node ? rawText(node) : '');

/** Things in a row, such as chips, have no spaces between them in the page; each is a word of its own. */
export function prepareAll(nodes: Content[], place: Place): Content[] {
  const ready = withoutTrees(nodes).flatMap((node) => prepare(node, place));
  return ready.flatMap((node, index) => {
    const before = ready[index - 1];
    const touch = isElement(node) && isElement(before) && !/\s$/.test(ends(before)) && !/^\s/.test(ends(node)) && ends(node) !== '';
    return touch ? [text(' '), node] : [node];
  });
}

/** A tree that is followed by the layers it was drawn from says nothing more than they do. */
function withoutTrees(nodes: Content[]): Content[] {
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    return !(isElement(node) && property(node, 'dataView') !== undefined && isElement(next) && layersOf(next));
  });
}
