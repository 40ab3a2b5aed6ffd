import {translate} from '@docusaurus/Translate';
import type {Locale} from '@site/config/locales';
import {type ItalicFont, italicFonts, type Scenario, scenarios} from '@site/data/opentype/italic-fonts';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {useLocale} from '@site/src/components/DataTable/useLocale';
import type {ReactNode} from 'react';
import {flags, foundByLabels, hexadecimal, scenarioLabels} from './labels';
import styles from './styles.module.css';

function rowOf(font: ItalicFont, locale: Locale): DataRow<Scenario> {
  const {file, scenario, subfamily, postScript, fsSelection, angle, axes, italicInstances, foundBy, note} = font;
  const found = foundByLabels[foundBy ?? 'nothing']();
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
    text: [file, subfamily, postScript, scenarioLabels[scenario](), found, instances, note?.[locale], ...axes].join(' '),
    cells: [
      <code key="file" className={styles.file}>
        {file}
      </code>,
      scenarioLabels[scenario](),
      <>
        <code>{subfamily}</code>
        <span className={styles.detail}>
          <code>{postScript}</code>
        </span>
      </>,
      <>
        <code>{hexadecimal(fsSelection)}</code>
        <span className={styles.detail}>{flags(fsSelection)}</span>
      </>,
      `${String(angle).replace('-', '−')}°`,
      <>
        {axes.length > 0 ? <code>{axes.join(' ')}</code> : '–'}
        {instances && <span className={styles.detail}>{instances}</span>}
      </>,
      <>
        <strong>{found}</strong>
        {note && <span className={styles.detail}>{note[locale]}</span>}
      </>,
    ],
  };
}

/** Fonts that test how an italic is found, from data/opentype/italic-fonts.ts. */
export default function ItalicFontTable(): ReactNode {
  const locale = useLocale('ItalicFontTable');
  return (
    <DataTable
      label={translate({
        id: 'vocabulary.italicFontTable.label',
        message: 'Italic test fonts',
        description: 'Accessible name of the table of fonts that test how an italic is found',
      })}
      heads={[
        translate({id: 'vocabulary.italicFontTable.file', message: 'File', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.scenario', message: 'The family ships', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.names', message: 'Name IDs 2 and 6', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.flags', message: 'fsSelection field', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.angle', message: 'Italic angle', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.axes', message: 'Axes', description: 'Head of a column'}),
        translate({id: 'vocabulary.italicFontTable.found', message: 'Italic?', description: 'Head of a column'}),
      ]}
      rows={italicFonts.map((font) => rowOf(font, locale))}
      choice={{
        every: translate({
          id: 'vocabulary.italicFontTable.every',
          message: 'Every way to ship',
          description: 'Choice that does not filter fonts by how their family ships italics',
        }),
        options: scenarios
          .filter((id) => italicFonts.some(({scenario}) => scenario === id))
          .map((id) => ({id, label: scenarioLabels[id]()})),
      }}
    />
  );
}
