import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {flagNamed} from '../../data/flags';
import {dataAttribute, documented, Imports, isTag, place, referenceAttribute, requiredAttribute, type Tag} from '../lib/mdx';

/**
 * Tags that carry a registry or a picture. They are imported by the pages that use them, so that the others do not load
 * them; authors still write no import.
 */
const importedByPage = [
  'AxisTable',
  'Changes',
  'FeatureTable',
  'FlagTable',
  'GlossaryTable',
  'HomeTargets',
  'HomeWay',
  'ItalicFontTable',
  'ScriptTable',
  'SearchQuality',
  'ShortcutTable',
  'StorageTable',
  'SupportTable',
];

const pictures = readdirSync(path.resolve(__dirname, '../../src/components/Figure/figures'))
  .filter((file) => /^[a-z][a-z-]*\.tsx$/.test(file))
  .map((file) => path.basename(file, '.tsx'));

const identifier = (name: string): string => `Figure${name.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}`;

function fillFigure(file: VFile, tag: Tag, imports: Imports): void {
  const name = requiredAttribute(file, tag, 'name', pictures[0] ?? '');
  if (!pictures.includes(name)) {
    throw new Error(
      `${place(file, tag)}: <Figure name="${name}"> names no picture, expected one of ${pictures.join(', ')}; ${documented}#figure`,
    );
  }
  requiredAttribute(file, tag, 'alt', 'what the picture shows');
  imports.add(identifier(name), `@site/src/components/Figure/figures/${name}`);
  tag.attributes.push(referenceAttribute('picture', identifier(name)));
}

function fillFlagHeader(file: VFile, tag: Tag): void {
  const name = requiredAttribute(file, tag, 'flag', '--artwork');
  const flag = flagNamed(name);
  if (!flag) {
    throw new Error(
      `${place(file, tag)}: <FlagHeader flag="${name}"> names no flag of data/flags/, expected the name of a flag page; ${documented}#flag-header`,
    );
  }
  tag.attributes.push(dataAttribute('facts', flag));
}

const content: Record<string, {type: string; ordered?: true; expected: string; section: string}> = {
  Steps: {type: 'list', ordered: true, expected: 'one ordered list (1. 2. 3.)', section: 'steps'},
  FilterTable: {type: 'table', expected: 'one Markdown table', section: 'filter-table'},
};

function checkContent(file: VFile, tag: Tag): void {
  const rule = content[tag.name ?? ''];
  if (!rule) return;
  const [only, second] = tag.children;
  const fits = only?.type === rule.type && (!rule.ordered || ('ordered' in only && only.ordered === true));
  if (fits && !second) return;
  const wrong = fits ? second : only;
  const found = wrong ? `${wrong.type === 'list' ? 'an unordered list' : `a ${wrong.type}`}` : 'nothing';
  throw new Error(
    `${place(file, wrong ?? tag)}: <${tag.name}> contains ${found}, expected ${rule.expected} and no more; ${documented}#${rule.section}`,
  );
}

/** What the remaining tags need from the build: their data, their imports, and a look at what is inside. */
export default function remarkVocabulary() {
  return (tree: Root, file: VFile) => {
    const imports = new Imports();
    visit(tree, (node) => {
      if (!isTag(node) || !node.name) return;
      if (importedByPage.includes(node.name)) imports.add(node.name, `@site/src/components/${node.name}`);
      if (node.name === 'Figure') fillFigure(file, node, imports);
      if (node.name === 'FlagHeader') fillFlagHeader(file, node);
      checkContent(file, node);
    });
    imports.prependTo(tree);
  };
}
