import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {packageManagers} from '../../config/choices';
import {highlight} from './highlight';
import {isLanguage, type LanguageName, languages, rawLanguages} from './languages';
import {type FenceMeta, parseMeta} from './meta';
import {originsProperty, readOrigins} from './origins';
import {convertCommands} from './packages';
import {onlyProperty, readWithout, type Without, withoutProperty} from './without';

type Fence = {
  language: string;
  meta: string;
  code: string;
  origins?: readonly (readonly number[])[];
  without?: Without;
  only?: string;
};

function fenceOf(pre: Element): Fence | undefined {
  const [code] = pre.children;
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = names.map(String).find((name) => name.startsWith('language-')) ?? '';
  const [text] = code.children;
  return {
    language: language.slice('language-'.length),
    meta: typeof code.data?.meta === 'string' ? code.data.meta : '',
    code: text?.type === 'text' ? text.value.replace(/\n$/, '') : '',
    origins: readOrigins(code.properties[originsProperty]),
    without: readWithout(code.properties[withoutProperty]),
    only: code.properties[onlyProperty]?.toString(),
  };
}

/** What src/components/CodeBlock takes: see its props. */
function block({code, origins, without, only}: Omit<Fence, 'language' | 'meta'>, language: LanguageName, meta: FenceMeta): Element {
  const {title, numbers, wrap: wrapped, diff, marked} = meta;
  const {label} = languages[language];
  const properties = {language, label, title, numbers, wrapped, only, html: highlight(code, {language, diff, marked, origins, without})};
  return {type: 'element', tagName: 'pre', properties, children: []};
}

function packageTabs(code: string, language: LanguageName, meta: FenceMeta): MdxJsxFlowElementHast {
  const children: ElementContent[] = packageManagers.map((manager) => block({code: convertCommands(code, manager)}, language, meta));
  return {type: 'mdxJsxFlowElement', name: 'PackageTabs', attributes: [], children};
}

function transform({language, meta: text, ...fence}: Fence): Element | MdxJsxFlowElementHast {
  if (!isLanguage(language)) {
    const languageNames = [...Object.keys(languages), ...rawLanguages].join(', ');
    throw new Error(
      language ? `names the language "${language}"; known: ${languageNames}` : `names no language; expected one of ${languageNames}`,
    );
  }
  const meta = parseMeta(text, fence.code.split('\n').length);
  if (!meta.packages) return block(fence, language, meta);
  if (languages[language].grammar !== 'shellscript') throw new Error(`has packages commands in "${language}"; expected the language bash`);
  return packageTabs(fence.code, language, meta);
}

/** Turns fenced code into its final markup while the site is built: no highlighter reaches the reader. */
export default function rehypeCode() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node, index, parent) => {
      const fence = fenceOf(node);
      if (!fence || !parent || index === undefined) return undefined;
      if (rawLanguages.includes(fence.language)) return SKIP;
      try {
        parent.children[index] = {...transform(fence), position: node.position};
      } catch (error) {
        const where = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(
          `${where}: the fence ${error instanceof Error ? error.message : String(error)}. See the kitchen sink: /docs/kitchen-sink#code-blocks`,
        );
      }
      return SKIP;
    });
  };
}
