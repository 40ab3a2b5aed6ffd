import {readdirSync} from 'node:fs';
import path from 'node:path';
import {choiceGroups} from '../../config/choices';
import {unknownKey} from '../../core/keys';
import {isTag, referenceAttribute} from '../lib/mdx';
import {misuse, notEmpty, oneOf, required, text, type Use} from './use';

/** Tags whose content and attributes the author writes; here they are looked at, and pictures are imported. */

const shape: Record<string, {type: string; ordered?: true; expected: string; section: string}> = {
  Steps: {type: 'list', ordered: true, expected: 'one ordered list (1. 2. 3.)', section: 'steps'},
  FilterTable: {type: 'table', expected: 'one Markdown table', section: 'filter-table'},
};

/** `<Steps>` around an ordered list, `<FilterTable>` around a table, and nothing else. */
export function onlyContent(use: Use): void {
  const rule = shape[use.tag.name ?? ''];
  if (!rule) return;
  const [only, second] = use.tag.children;
  const type = only && isTag(only, 'CommandTable') ? 'table' : only?.type;
  const fits = only !== undefined && type === rule.type && (!rule.ordered || ('ordered' in only && only.ordered === true));
  if (fits && !second) return;
  const wrong = fits ? second : only;
  const found = wrong ? `${wrong.type === 'list' ? 'an unordered list' : `a ${wrong.type}`}` : 'nothing';
  const tag = {...use.tag, position: (wrong ?? use.tag).position};
  misuse({...use, tag}, `contains ${found}`, `${rule.expected} and no more`, rule.section);
}

const namesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.resolve(__dirname, '../../src/components', folder))
    .filter((file) => pattern.test(file))
    .map((file) => path.basename(file, '.tsx'));

const figures = namesIn('Figure/figures', /^[a-z][a-z-]*\.tsx$/);

const camel = (name: string): string => name.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/** The picture is imported by the pages that show it. */
export function figure(use: Use): void {
  const name = oneOf(use, 'name', figures, 'figure');
  required(use, 'alt', 'what the picture shows');
  const identifier = `Figure${camel(name)}`;
  use.imports.add(identifier, `@site/src/components/Figure/figures/${name}`);
  use.tag.attributes.push(referenceAttribute('picture', identifier));
}

const kebab = (name: string): string => name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();

const homePictures = new Map(namesIn('HomeSection/pictures', /^[A-Z]\w*\.tsx$/).map((file) => [kebab(file), file]));
// The paper that the others are drawn on.
homePictures.delete('sheet');

export function homeSection(use: Use): void {
  notEmpty(use, 'a link and a sentence', 'home-section');
  const name = oneOf(use, 'picture', [...homePictures.keys()], 'home-section');
  const file = homePictures.get(name) ?? '';
  use.imports.add(`Picture${file}`, `@site/src/components/HomeSection/pictures/${file}`);
  use.tag.attributes = use.tag.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'picture');
  use.tag.attributes.push(referenceAttribute('picture', `Picture${file}`));
}

export function keys(use: Use): void {
  const parts = use.tag.children.map((child) => (child.type === 'text' ? child.value : undefined));
  if (parts.includes(undefined)) misuse(use, 'contains a tag', 'text such as Mod+Shift+K', 'keys');
  const shortcut = parts.join('');
  const unknown = unknownKey(shortcut);
  if (unknown) misuse(use, `has "${shortcut}" with the key "${unknown.key}"`, unknown.expected, 'keys');
}

export function badge(use: Use): void {
  const {flags, targets} = use.facts().registry;
  oneOf(use, 'is', [...flags.stages, ...targets.statuses], 'badge');
}

export function card(use: Use): void {
  required(use, 'title', '…');
  const {flags, targets} = use.facts().registry;
  if (text(use, 'badge') !== undefined) oneOf(use, 'badge', [...flags.stages, ...targets.statuses], 'cards');
}

export const cards = (use: Use): void => notEmpty(use, '<Card>', 'cards');

export function ifSite(use: Use): void {
  const {features} = use.facts().registry.storage;
  const asked = ['has', 'lacks'].filter((name) => text(use, name) !== undefined);
  const [name] = asked;
  const expected = `has="…" or lacks="…" with one of ${features.join(', ')}`;
  if (!name) misuse(use, 'has no feature', expected, 'if-site');
  if (asked.length > 1) misuse(use, 'has both has and lacks', expected, 'if-site');
  oneOf(use, name ?? '', features, 'if-site');
  notEmpty(use, 'what to show', 'if-site');
}

export function choiceTabs(use: Use): void {
  oneOf(use, 'group', choiceGroups, 'choice-tabs');
  notEmpty(use, 'one panel for each option', 'choice-tabs');
}

export const homePart =
  (expected: string) =>
  (use: Use): void =>
    notEmpty(use, expected, 'home-parts');

/** A tag that a fence becomes; authors write the fence. */
export const madeFrom =
  (fence: string, section: string) =>
  (use: Use): void =>
    misuse(use, 'is written as a tag', `a ${fence} fence`, section);
