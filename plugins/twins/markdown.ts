import {type Handle, toMdast} from 'hast-util-to-mdast';
import type {Html, RootContent} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {cjkFriendlyToMarkdown} from 'mdast-util-to-markdown-cjk-friendly';
import type {Element} from '../search/extract/html';
import {fromParsed, property, rawText} from './hast';
import {type Place, prepareAll} from './prepare';

const pre: Handle = (_state, node) => ({
  type: 'code',
  lang: property(node, 'lang') || null,
  meta: property(node, 'meta') || null,
  value: rawText(node),
});

const cellBreak: Handle = (): Html => ({type: 'html', value: '<br>'});

const handlers: Record<string, Handle> = {pre, 'cell-break': cellBreak};

/** The text of a page, as Markdown. */
export function markdownOf(article: Element, place: Place): string {
  const children = prepareAll(article.childNodes.flatMap(fromParsed), place);
  const tree = toMdast({type: 'root', children}, {handlers});
  return toMarkdown(tree as RootContent | Parameters<typeof toMarkdown>[0], {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({tablePipeAlign: false}), cjkFriendlyToMarkdown()],
  });
}
