import type {PhrasingContent, Table} from 'mdast';
import {localText} from '../../core/facts/facts';
import {type VisitCell, type VisitTable, visitCircumstances, visitTable} from '../../core/facts/first-visit';
import {tableOf} from '../lib/table';
import {oneOf, type Use} from '../vocabulary/use';

const words = (value: string): PhrasingContent[] => [{type: 'text', value}];

function figures({heads, rows}: VisitTable, missed: string): Table {
  const cellOf = (cell: VisitCell): PhrasingContent[] =>
    cell.missed ? [...words(`${cell.text} `), {type: 'strong', children: words(missed)}] : words(cell.text);
  return tableOf(
    [heads.map(words), ...rows.map(({label, goal, cells}) => [words(label), words(goal), ...cells.map(cellOf)])],
    heads.map((_, index) => (index === 0 ? null : 'right')),
  );
}

/** `<FirstVisit show="table" />` becomes a plain table of the page, `<FirstVisit show="when" />` a paragraph. */
export function firstVisit(use: Use): void {
  const facts = use.facts();
  if (oneOf(use, 'show', ['table', 'when'], 'first-visit') === 'when') {
    use.replaceWith({type: 'paragraph', children: words(visitCircumstances(facts))});
  } else {
    use.replaceWith(figures(visitTable(facts), localText(facts, facts.registry.firstVisit.labels.missed)));
  }
}
