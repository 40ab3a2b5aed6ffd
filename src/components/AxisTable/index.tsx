import {translate} from '@docusaurus/Translate';
import type {AxisRow, AxisTableProps} from '@site/core/facts/opentype';
import type {AxisKind} from '@site/data/opentype/axes';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {labelOf} from '@site/src/components/lib/label';
import {AxisSample, NoSample} from '@site/src/components/Specimen';
import type {ReactNode} from 'react';

const kindLabels: Record<AxisKind, () => string> = {
  registered: () =>
    translate({id: 'vocabulary.axisTable.kind.registered', message: 'Registered', description: 'Kind of variable font axis'}),
  style: () => translate({id: 'vocabulary.axisTable.kind.style', message: 'Custom', description: 'Kind of variable font axis'}),
  parametric: () =>
    translate({id: 'vocabulary.axisTable.kind.parametric', message: 'Parametric', description: 'Kind of variable font axis'}),
};

const number = (value: number): string => String(value).replace('-', '−');

function rowOf({tag, name, kind, min, initial, max, css, canvas, meaning, specimen}: AxisRow, font: string): DataRow<AxisKind> {
  const asked = css ?? 'font-variation-settings';
  return {
    id: tag,
    kind,
    text: [tag, name, meaning, labelOf(kindLabels, kind), asked].join(' '),
    cells: [
      <code key="tag">{tag}</code>,
      <>
        <strong lang="en">{name}</strong>
        <br />
        {meaning}
        {specimen ? (
          <AxisSample specimen={specimen} />
        ) : (
          <>
            <br />
            <NoSample font={font} />
          </>
        )}
      </>,
      number(min),
      number(initial),
      number(max),
      <code key="css">{asked}</code>,
      canvas
        ? translate({id: 'vocabulary.axisTable.driven', message: 'yes', description: 'The canvas of the editor can set this axis'})
        : translate({id: 'vocabulary.axisTable.notDriven', message: 'no', description: 'The canvas of the editor cannot set this axis'}),
    ],
  };
}

/** Every variable font axis of the public registries. */
export default function AxisTable({rows, kinds, font}: AxisTableProps): ReactNode {
  return (
    <DataTable
      label={translate({
        id: 'vocabulary.axisTable.label',
        message: 'Variable font axes',
        description: 'Accessible name of the table of variable font axes',
      })}
      heads={[
        translate({id: 'vocabulary.axisTable.tag', message: 'Tag', description: 'Head of a column'}),
        translate({id: 'vocabulary.axisTable.meaning', message: 'What it changes', description: 'Head of a column'}),
        translate({id: 'vocabulary.axisTable.min', message: 'Minimum', description: 'Head of a column: smallest value of an axis'}),
        translate({id: 'vocabulary.axisTable.initial', message: 'Default', description: 'Head of a column'}),
        translate({id: 'vocabulary.axisTable.max', message: 'Maximum', description: 'Head of a column: largest value of an axis'}),
        translate({id: 'vocabulary.axisTable.css', message: 'In CSS', description: 'Head of a column'}),
        translate({id: 'vocabulary.axisTable.canvas', message: 'On the canvas', description: 'Head of a column: can the editor set it'}),
      ]}
      columns={['name', 'text', 'word', 'word', 'word', 'code', 'short']}
      widths={['4.25rem', 'auto', '5.75rem', '5rem', '6rem', '9.75rem', '5rem']}
      rows={rows.map((axis) => rowOf(axis, font))}
      choice={{
        every: translate({
          id: 'vocabulary.axisTable.every',
          message: 'Every kind',
          description: 'Choice that does not filter axes by kind',
        }),
        options: kinds.map((id) => ({id, label: labelOf(kindLabels, id)})),
      }}
    />
  );
}
