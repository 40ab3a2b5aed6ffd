import {translate} from '@docusaurus/Translate';
import type {ScriptRow, ScriptTableProps} from '@site/core/facts/opentype';
import type {ScriptUse} from '@site/data/opentype/scripts';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {labelOf} from '@site/src/components/lib/label';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const useLabels: Record<ScriptUse, () => string> = {
  common: () => translate({id: 'vocabulary.scriptTable.use.common', message: 'Common', description: 'How much a script is used'}),
  limited: () => translate({id: 'vocabulary.scriptTable.use.limited', message: 'Limited', description: 'How much a script is used'}),
  rare: () => translate({id: 'vocabulary.scriptTable.use.rare', message: 'Rare or historic', description: 'How much a script is used'}),
  special: () =>
    translate({id: 'vocabulary.scriptTable.use.special', message: 'Special', description: 'A script tag that is not a script in use'}),
};

function rowOf({tag, name, english, iso, use, rtl, newerOf, sample}: ScriptRow): DataRow<ScriptUse> {
  const direction = rtl
    ? translate({id: 'vocabulary.scriptTable.rtl', message: 'right to left', description: 'Direction of a script'})
    : '';
  const newer =
    newerOf &&
    translate(
      {
        id: 'vocabulary.scriptTable.newer',
        message: 'newer shaping than {tag}',
        description: 'A script has two tags; this one selects the newer rules',
      },
      {tag: newerOf},
    );
  return {
    id: tag,
    kind: use,
    text: [tag, english, name, iso, labelOf(useLabels, use), direction, newer].join(' '),
    cells: [
      <code key="tag" className={styles.tag}>
        {tag}
      </code>,
      <>
        {name}
        {newer && <span className={styles.note}>{newer}</span>}
      </>,
      iso ? <code key="iso">{iso}</code> : '–',
      sample && (
        // "und": the samples are words of many languages, named by none.
        <bdi key="sample" className={styles.sample} lang={iso === 'Hang' ? 'ko' : iso === 'Kana' ? 'ja' : 'und'}>
          {sample}
        </bdi>
      ),
      labelOf(useLabels, use),
      direction,
    ],
  };
}

/** Every OpenType script tag. */
export default function ScriptTable({rows, uses}: ScriptTableProps): ReactNode {
  return (
    <DataTable
      label={translate({
        id: 'vocabulary.scriptTable.label',
        message: 'OpenType script tags',
        description: 'Accessible name of the table of OpenType script tags',
      })}
      heads={[
        translate({id: 'vocabulary.scriptTable.tag', message: 'Tag', description: 'Head of a column'}),
        translate({id: 'vocabulary.scriptTable.script', message: 'Script', description: 'Head of a column: a writing system'}),
        translate({id: 'vocabulary.scriptTable.iso', message: 'ISO 15924 code', description: 'Head of a column'}),
        translate({id: 'vocabulary.scriptTable.sample', message: 'Sample', description: 'Head of a column: a word in the script'}),
        translate({id: 'vocabulary.scriptTable.use', message: 'Use', description: 'Head of a column: how much a script is used'}),
        translate({id: 'vocabulary.scriptTable.direction', message: 'Direction', description: 'Head of a column'}),
      ]}
      columns={['name', 'short', 'word', 'word', 'short', 'short']}
      widths={['4.5rem', 'auto', '17%', '6.5rem', '17%', '15%']}
      rows={rows.map(rowOf)}
      choice={{
        every: translate({
          id: 'vocabulary.scriptTable.every',
          message: 'Every use',
          description: 'Choice that does not filter scripts by how much they are used',
        }),
        options: uses.map((id) => ({id, label: labelOf(useLabels, id)})),
      }}
    />
  );
}
