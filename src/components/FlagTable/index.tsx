import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {FlagRow, FlagTableProps} from '@site/core/facts/flags';
import {Badge, badgeLabels} from '@site/src/components/Badge';
import {Nothing} from '@site/src/components/FilterTable';
import {Bar} from '@site/src/components/FilterTable/Bar';
import {Choice} from '@site/src/components/FilterTable/Choice';
import {matches} from '@site/src/components/FilterTable/match';
import {columnClass, Region} from '@site/src/components/FilterTable/Region';
import shared from '@site/src/components/FilterTable/styles.module.css';
import {categoryLabels} from '@site/src/components/FlagHeader/labels';
import {Value} from '@site/src/components/FlagHeader/Value';
import {labelOf} from '@site/src/components/lib/label';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

interface Filter {
  query: string;
  category: FlagRow['category'] | '';
  stage: FlagRow['stage'] | '';
}

const none: Filter = {query: '', category: '', stage: ''};

function fits(flag: FlagRow, {query, category, stage}: Filter): boolean {
  if ((category && flag.category !== category) || (stage && flag.stage !== stage)) return false;
  const text = [flag.name, ...flag.keys, ...(flag.forms ?? []), flag.meaning, labelOf(categoryLabels, flag.category), flag.stage];
  return matches(text.join(' '), query);
}

function Row({flag}: {flag: FlagRow}): ReactNode {
  const others = flag.keys.filter((key) => key !== flag.name);
  return (
    <tr>
      <th scope="row" className={columnClass('name')}>
        <Link to={flag.to}>
          <code>{flag.name}</code>
        </Link>
        <span className={styles.others}>
          {others.map((key) => (
            <span key={key}>{key}</span>
          ))}
        </span>
      </th>
      <td className={columnClass('text')}>
        {flag.meaning}
        <span className={styles.category}>{labelOf(categoryLabels, flag.category)}</span>
      </td>
      <td className={columnClass('word')}>
        <Badge is={flag.stage} />
      </td>
      <td>
        <Value value={flag.value} brief />
      </td>
    </tr>
  );
}

/** Every flag, with filters by text, category and stage. */
export default function FlagTable({rows: flags, categories, stages}: FlagTableProps): ReactNode {
  const [filter, setFilter] = useState(none);
  const rows = flags.filter((flag) => fits(flag, filter));
  const heads = [
    translate({id: 'vocabulary.flagTable.flag', message: 'Flag', description: 'Head of a column'}),
    translate({id: 'vocabulary.flagTable.meaning', message: 'What it does', description: 'Head of a column'}),
    translate({id: 'vocabulary.flagTable.stage', message: 'Stage', description: 'Head of a column'}),
    translate({id: 'vocabulary.flagTable.value', message: 'Value', description: 'Head of a column'}),
  ];
  return (
    <div className={shared.filter} data-wide>
      <Bar query={filter.query} onQuery={(query) => setFilter({...filter, query})} shown={rows.length} total={flags.length}>
        <Choice
          label={translate({
            id: 'vocabulary.flagTable.everyCategory',
            message: 'Every category',
            description: 'Choice that does not filter flags by category',
          })}
          value={filter.category}
          options={categories.map((id) => ({id, label: labelOf(categoryLabels, id)}))}
          onChange={(category) => setFilter({...filter, category})}
        />
        <Choice
          label={translate({
            id: 'vocabulary.flagTable.everyStage',
            message: 'Every stage',
            description: 'Choice that does not filter flags by stage',
          })}
          value={filter.stage}
          options={stages.map((id) => ({id, label: labelOf(badgeLabels, id)}))}
          onChange={(stage) => setFilter({...filter, stage})}
        />
      </Bar>
      <Region
        label={translate({
          id: 'vocabulary.flagTable.label',
          message: 'Flags',
          description: 'Accessible name of the table of all flags',
        })}
        heads={heads}
        widths={['12.5rem', 'auto', '7.5rem', '20%']}
        fit="page"
      >
        {rows.map((flag) => (
          <Row key={flag.name} flag={flag} />
        ))}
      </Region>
      {rows.length === 0 && <Nothing onClear={() => setFilter(none)} />}
    </div>
  );
}
