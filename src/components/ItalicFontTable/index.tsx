import {translate} from '@docusaurus/Translate';
import type {ItalicFontRow, ItalicFontTableProps} from '@site/core/facts/opentype';
import type {Scenario} from '@site/data/opentype/italic-fonts';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {labelOf} from '@site/src/components/lib/label';
import {Fragment, type ReactNode} from 'react';
import {foundByLabels, scenarioLabels} from './labels';
import styles from './styles.module.css';

/** `Inter[opsz,wght].ttf` breaks before its axes and between them. */
function FileName({file}: {file: string}): ReactNode {
  return (
    <code className={styles.file}>
      {file.split(/(?=\[)|(?<=,)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

function rowOf(font: ItalicFontRow): DataRow<Scenario> {
  const {file, scenario, subfamily, postScript, fsSelection, bits, angle, axes, italicInstances, foundBy, note} = font;
  const found = labelOf(foundByLabels, foundBy ?? 'nothing');
  const instances =
    italicInstances &&
    translate(
      {
        id: 'vocabulary.italicFontTable.instances',
        message: '{count} instances named Italic',
        description: 'How many named instances of a variable font are italic',
      },
      {count: italicInstances},
    );
  return {
    id: file,
    kind: scenario,
    text: [file, subfamily, postScript, labelOf(scenarioLabels, scenario), found, instances, note, ...axes].join(' '),
    cells: [
      <>
        <FileName file={file} />
        <span className={styles.detail}>{labelOf(scenarioLabels, scenario)}</span>
      </>,
      <>
        <code>{subfamily}</code>
        <span className={styles.detail}>
          <code>{postScript}</code>
        </span>
      </>,
      <>
        <code>{fsSelection}</code>
        <span className={styles.detail}>{bits}</span>
      </>,
      `${String(angle).replace('-', '−')}°`,
      <>
        {axes.length > 0 ? <code>{axes.join(' ')}</code> : '–'}
        {instances && <span className={styles.detail}>{instances}</span>}
      </>,
      <>
        <strong>{found}</strong>
        {note && <span className={styles.detail}>{note}</span>}
      </>,
    ],
  };
}

/** Fonts that test how an italic is found. */
export default function ItalicFontTable({rows, scenarios}: ItalicFontTableProps): ReactNode {
  return (
    <DataTable
      label={translate({
        id: 'vocabulary.italicFontTable.label',
        message: 'Italic test fonts',
        description: 'Accessible name of the table of fonts that test how an italic is found',
      })}
      heads={[
        translate({id: 'vocabulary.italicFontTable.file', message: 'File', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.names', message: 'Name IDs 2 and 6', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.flags', message: 'fsSelection field', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.angle', message: 'Italic angle', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.axes', message: 'Axes', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.found', message: 'Italic?', description: 'Head of a column'}),
      ]}
      columns={['short', 'code', 'short', 'word', 'code', 'short']}
      widths={['auto', '9.25rem', '9.5rem', '4.5rem', '6.5rem', '7rem']}
      rows={rows.map(rowOf)}
      choice={{
        every: translate({
          id: 'vocabulary.italicFontTable.every',
          message: 'Every way to ship',
          description: 'Choice that does not filter fonts by how their family ships italics',
        }),
        options: scenarios.map((id) => ({id, label: labelOf(scenarioLabels, id)})),
      }}
    />
  );
}
