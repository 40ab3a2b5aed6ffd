import type {PhrasingContent, Table, TableRow} from 'mdast';
import {localText} from '../../core/facts/facts';
import {type VisitTable, visitCircumstances, visitTable} from '../../core/facts/first-visit';
import {oneOf, type Use} from '../vocabulary/use';

const words = (value: string): PhrasingContent[] => [{type: 'text', value}];

function tableOf({heads, rows}: VisitTable, missed: string): Table {
  const row = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  });
  return {
    type: 'table',
    align: heads.map((_, index) => (index === 0 ? null : 'right')),
    children: [
      row(heads.map(words)),
      ...rows.map(({label, goal, cells}) =>
        row([
          words(label),
          words(goal),
          ...cells.map((cell): PhrasingContent[] =>
            cell.missed ? [...words(`${cell.text} `), {type: 'strong', children: words(missed)}] : words(cell.text),
          ),
        ]),
      ),
    ],
  };
}

/** `<FirstVisit show="table" />` becomes a plain table of the page, `<FirstVisit show="when" />` a paragraph. */
export function firstVisit(use: Use): void {
  const facts = use.facts();
  if (oneOf(use, 'show', ['table', 'when'], 'first-visit') === 'when') {
    use.replaceWith({type: 'paragraph', children: words(visitCircumstances(facts))});
  } else {
    use.replaceWith(tableOf(visitTable(facts), localText(facts, facts.registry.firstVisit.labels.missed)));
  }
}
