import {translate} from '@docusaurus/Translate';
import type {Locale} from '@site/config/locales';
import {type Feature, type FeatureGroup, featureGroups, featureOf, features} from '@site/data/opentype/features';
import {featureSpecimens} from '@site/data/opentype/specimens';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {useLocale} from '@site/src/components/DataTable/useLocale';
import {FeatureSample, NoSample} from '@site/src/components/Specimen';
import type {ReactNode} from 'react';
import {groupLabels, stateLabels} from './labels';

/** How CSS asks for a feature; what a shaper does by itself is not for authors to switch. */
function cssOf({tag, css, initially}: Feature): string | undefined {
  return css ?? (initially === 'off' || initially === 'app' ? `font-feature-settings: "${tag}"` : undefined);
}

function rowOf(feature: Feature, locale: Locale): DataRow<FeatureGroup> {
  const {tag, last, name, group, tables, initially, meaning} = feature;
  const specimens = featureSpecimens.filter((specimen) => featureOf(specimen.tag) === feature);
  const state = stateLabels[initially]();
  const css = cssOf(feature);
  return {
    id: tag,
    kind: group,
    text: [tag, last, name, meaning[locale], ...tables, state, css, groupLabels[group](), ...specimens.map(({tag: one}) => one)].join(' '),
    cells: [
      <>
        <code>{tag}</code>
        {last && (
          <>
            –<code>{last}</code>
          </>
        )}
      </>,
      <>
        <strong lang="en">{name}</strong>
        <br />
        {meaning[locale]}
      </>,
      specimens.length > 0 ? (
        specimens.map((specimen) => <FeatureSample key={specimen.tag} specimen={specimen} locale={locale} />)
      ) : (
        <NoSample key="none" />
      ),
      state,
      css ? <code key="css">{css}</code> : '–',
      tables.join(', '),
    ],
  };
}

/** Every OpenType layout feature, from data/opentype/features/, with a specimen where the site's font has one. */
export default function FeatureTable(): ReactNode {
  const locale = useLocale('FeatureTable');
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
        translate({id: 'vocabulary.featureTable.specimen', message: 'In Inter, without and with it', description: 'Head of a column'}),
        translate({id: 'vocabulary.featureTable.initially', message: 'Default', description: 'Head of a column'}),
        translate({id: 'vocabulary.featureTable.css', message: 'In CSS', description: 'Head of a column'}),
        translate({id: 'vocabulary.featureTable.table', message: 'Table in the font', description: 'Head of a column'}),
      ]}
      rows={features.map((feature) => rowOf(feature, locale))}
      choice={{
        every: translate({
          id: 'vocabulary.featureTable.every',
          message: 'Every group',
          description: 'Choice that does not filter OpenType features by group',
        }),
        options: featureGroups.map((id) => ({id, label: groupLabels[id]()})),
      }}
    />
  );
}
