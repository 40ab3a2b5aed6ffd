import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '@site/config/locales';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import ts from 'typescript';
import {pairsOf} from '../../i18n/pairs';
import {referralPages} from '../../i18n/referral-pages';
import {bodyOf} from '../../lib/body';
import {headings, tableCells, tableHeads} from '../../lib/outline';
import {field, fieldLine, type Page} from '../../lib/pages';
import {isArchived} from '../../lib/trees';
import {type Messages, readMessages} from './messages';

/** A short text in both languages, and where the Korean one is. `id` is that of the string or heading, or the field's name. */
export type Label = {english: string; korean: string; file: string; line?: number; id: string};

const locale = 'ko';

/** Pages in both languages; archived pages keep the words of their time. */
function pairedPages(root: string): {english: Page; translation: Page}[] {
  return pairsOf(root).flatMap(({english, translation, tree, path: page}) =>
    english && translation && tree.locale === locale && !isArchived(tree) && page !== referralPages.english ? [{english, translation}] : [],
  );
}

/** Titles, labels in the sidebar and headings. */
export function labelsOfPages(root: string): Label[] {
  return pairedPages(root).flatMap(({english, translation}) => {
    const {file} = translation;
    const fields = ['title', 'sidebar_label'].map((id) => ({
      english: field(english, id),
      korean: field(translation, id),
      file,
      line: fieldLine(translation, id),
      id,
    }));
    const translatedById = new Map(headings(bodyOf(translation).root).map((heading) => [heading.id, heading]));
    const found = headings(bodyOf(english).root).flatMap(({id, text}) => {
      const translated = id === undefined ? undefined : translatedById.get(id);
      return id !== undefined && translated ? [{english: text, korean: translated.text, file, line: translated.line, id: `#${id}`}] : [];
    });
    return [...fields, ...found];
  });
}

/** The columns of tables that have one of these words at the top: most heads depend on their table, these do not. */
export function labelsOfColumns(root: string, heads: ReadonlySet<string>): Label[] {
  return pairedPages(root).flatMap(({english, translation}) => {
    const translated = tableHeads(bodyOf(translation).root);
    return tableHeads(bodyOf(english).root).flatMap((table, at) =>
      table.heads.flatMap((head, column): Label[] => {
        const korean = translated[at]?.heads[column] ?? '';
        return heads.has(head) ? [{english: head, korean, file: translation.file, line: translated[at]?.line, id: 'column'}] : [];
      }),
    );
  });
}

/** The cells of tables that are long enough to mean the same wherever they are, and those with one of these names. */
export function labelsOfCells(root: string, words: number, names: ReadonlySet<string>): Label[] {
  return pairedPages(root).flatMap(({english, translation}) => {
    const translated = tableCells(bodyOf(translation).root);
    return tableCells(bodyOf(english).root).flatMap(({text}, at): Label[] => {
      const cell = translated[at];
      const compared = text.split(/\s+/).length >= words || names.has(text);
      return cell && compared ? [{english: text, korean: cell.text, file: translation.file, line: cell.line, id: 'cell'}] : [];
    });
  });
}

export function labelsOfStrings(root: string, source: Record<string, Messages>): Label[] {
  const folder = `i18n/${locale}`;
  return Object.entries(readMessages(path.join(root, folder))).flatMap(([name, messages]) =>
    Object.entries(messages).map(([id, korean]) => ({english: source[name]?.[id] ?? '', korean, file: `${folder}/${name}`, id})),
  );
}

function textOf(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = object.properties.find((each) => each.name && ts.isIdentifier(each.name) && each.name.text === name);
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined;
}

/** Every `{en: '…', ko: '…'}` of the registries. */
export function labelsOfData(root: string): Label[] {
  const folder = path.join(root, 'data');
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((absolute) => {
      const labels: Label[] = [];
      const file = pathFrom(root, absolute);
      const source = ts.createSourceFile(file, readFileSync(absolute, 'utf8'), ts.ScriptTarget.Latest);
      const look = (node: ts.Node): void => {
        if (ts.isObjectLiteralExpression(node)) {
          const [english, korean] = [textOf(node, defaultLocale), textOf(node, locale)];
          const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
          if (english && korean) labels.push({english, korean, file, line, id: 'ko'});
        }
        node.forEachChild(look);
      };
      look(source);
      return labels;
    });
}
