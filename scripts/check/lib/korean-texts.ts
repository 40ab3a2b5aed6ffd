import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {bodyOf} from '../../lib/body';
import {elements} from '../../lib/outline';
import {field, fieldLine, type Page, pagesOf} from '../../lib/pages';
import {translatedTrees} from '../../lib/trees';
import {readMessages} from './messages';
import {sourcesIn, stringsOf} from './source-strings';

/** A line a reader reads in Korean, with code in backticks. `id` names an interface string. */
export type KoreanText = {file: string; line?: number; id?: string; text: string};

const locale = 'ko';
const hangul = /\p{Script=Hangul}/u;

/** Where the texts of the registries and of the configuration are. */
const folders = ['config', 'data'];

/** The placeholder for a tag whose content is not known here, such as <Brand />. */
export const unknown = '\uFFFC';

/** The words of a paragraph, heading or cell in one piece: a particle may follow code, a link or bold text. */
function lineOfText(node: Nodes): string {
  // This parser takes bold before a particle for stars; the site's does not.
  if (node.type === 'text') return node.value.replaceAll('**', '');
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return '';
  // A power is read with a word of its own: 2의 64제곱.
  if (node.type === 'mdxJsxTextElement' && node.name === 'sup') return '²';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return unknown;
  return 'children' in node ? node.children.map(lineOfText).join('') : '';
}

const spoken = ['alt', 'title', 'label', 'caption', 'summary', 'aria-label'];

function textsOfPage(page: Page): KoreanText[] {
  const texts: KoreanText[] = ['title', 'sidebar_label', 'description'].map((name) => ({
    file: page.file,
    line: fieldLine(page, name),
    text: field(page, name),
  }));
  const {root} = bodyOf(page);
  const add = (text: string, line = 1) => {
    for (const [index, part] of text.split('\n').entries()) texts.push({file: page.file, line: line + index, text: part});
  };
  visit(root, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') add(lineOfText(node), line);
    if (node.type === 'image' && node.alt) add(node.alt, line);
  });
  for (const {attributes, line} of elements(root)) for (const name of spoken) add(attributes[name] ?? '', line);
  return texts;
}

function textsOfStrings(root: string): KoreanText[] {
  const folder = `i18n/${locale}`;
  return Object.entries(readMessages(path.join(root, folder))).flatMap(([name, messages]) =>
    Object.entries(messages).map(([id, text]) => ({file: `${folder}/${name}`, id, text})),
  );
}

const textsOfData = (root: string): KoreanText[] =>
  folders.flatMap((folder) => sourcesIn(root, folder)).flatMap((file) => stringsOf(root, file, ({text}) => hangul.test(text)));

/** Every Korean text of the site: pages, interface strings, registries. */
export function koreanTexts(root: string): KoreanText[] {
  const pages = translatedTrees(root)
    .filter((tree) => tree.locale === locale)
    .flatMap((tree) => pagesOf(root, tree));
  return [...pages.flatMap(textsOfPage), ...textsOfStrings(root), ...textsOfData(root)].filter(({text}) => hangul.test(text));
}

/** Without the code, which follows no rule of the language. */
export const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '`');
