import {translate} from '@docusaurus/Translate';
import type {FeatureRow, FeatureTableProps} from '@site/core/facts/opentype';
import type {FeatureGroup} from '@site/data/opentype/features';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {labelOf} from '@site/src/components/lib/label';
import {FeatureSample, NoSample} from '@site/src/components/Specimen';
import type {ReactNode} from 'react';
import {groupLabels, stateLabels} from './labels';
import styles from './styles.module.css';

/** How CSS asks for a feature; what a shaper does by itself is not for authors to switch. */
function cssOf({tag, css, initially}: FeatureRow): string | undefined {
  return css ?? (initially === 'off' || initially === 'app' ? `font-feature-settings: "${tag}"` : undefined);
}

/** `font-variant-caps: small-caps` breaks after the colon only. */
function Declaration({css}: {css: string}): ReactNode {
  const [property, ...values] = css.split(': ');
  return (
    <code>
      <span data-whole="">{`${property}:`}</span> <span data-whole="">{values.join(': ')}</span>
    </code>
  );
}

function rowOf(feature: FeatureRow, font: string): DataRow<FeatureGroup> {
  const {tag, last, name, group, tables, initially, meaning, specimens = []} = feature;
  const state = labelOf(stateLabels, initially);
  const css = cssOf(feature);
  return {
    id: tag,
    kind: group,
    text: [tag, last, name, meaning, ...tables, state, css, labelOf(groupLabels, group), ...specimens.map(({tag: one}) => one)].join(' '),
    cells: [
      <>
        <code>{tag}</code>
        {last && (
          <>
            –<code>{last}</code>
          </>
        )}
        <span className={styles.table}>{tables.join(', ')}</span>
      </>,
      <>
        <strong lang="en">{name}</strong>
        <br />
        {meaning}
        {specimens.length > 0 ? (
          specimens.map((specimen) => <FeatureSample key={specimen.tag} specimen={specimen} font={font} />)
        ) : (
          <span className={styles.none}>
            <NoSample font={font} />
          </span>
        )}
      </>,
      state,
      css ? <Declaration key="css" css={css} /> : '–',
    ],
  };
}

/** Every OpenType layout feature, with a specimen where the site's font has one. */
export default function FeatureTable({rows, groups, font}: FeatureTableProps): ReactNode {
  return (
    <DataTable
      label={translate({
        id: 'vocabulary.featureTable.label',
        message: 'OpenType features',
        description: 'Accessible name of the table of OpenType features',
      })}
      heads={[
        translate({id: 'vocabulary.featureTable.tag', message: 'Tag', description: 'Head of a column'}),
        translate({id: 'vocabulary.featureTable.meaning', message: 'What it does', description: 'Head of a column'}),
        translate({id: 'vocabulary.featureTable.initially', message: 'Default', description: 'Head of a column'}),
        translate({id: 'vocabulary.featureTable.css', message: 'In CSS', description: 'Head of a column'}),
      ]}
      columns={['name', 'text', 'short', 'code']}
      widths={['7rem', 'auto', '6rem', '33%']}
      rows={rows.map((feature) => rowOf(feature, font))}
      choice={{
        every: translate({
          id: 'vocabulary.featureTable.every',
          message: 'Every group',
          description: 'Choice that does not filter OpenType features by group',
        }),
        options: groups.map((id) => ({id, label: labelOf(groupLabels, id)})),
      }}
    />
  );
}
