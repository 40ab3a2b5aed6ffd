import {brand} from '@site/config/brand';
import type {Facts} from '@site/core/facts/facts';
import {visitCircumstances, visitTable} from '@site/core/facts/first-visit';
import {registry} from '@site/data';
import type {FirstVisit} from '@site/data/visit';

/** The table of the page "How fast this site is", as Markdown. */
export function report(measured: FirstVisit): string {
  const facts: Facts = {
    registry: {...registry, firstVisit: {...registry.firstVisit, measured}},
    glossary: [],
    locale: 'en',
    base: '',
    scope: brand.scope,
  };
  const {heads, rows} = visitTable(facts);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# A first visit',
    '',
    'A phone of 412 × 823 px, 1.6 Mbit/s, 150 ms, a processor slowed down four times, gzip.',
    visitCircumstances(facts),
    '',
    line(heads),
    line(heads.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(({label, goal, cells}) => line([label, goal, ...cells.map(({text, missed}) => (missed ? `${text} (missed)` : text))])),
  ].join('\n');
}
