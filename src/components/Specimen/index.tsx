import {translate} from '@docusaurus/Translate';
import {type FeatureSpecimenRow, settingsOf} from '@site/core/facts/opentype';
import type {AxisSpecimen} from '@site/data/opentype/specimens';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The same text without a feature and with it, in the specimen font. Plain CSS: it needs no script. */
export function FeatureSample({specimen, font}: {specimen: FeatureSpecimenRow; font: string}): ReactNode {
  const {tag, text, lang, name, unchanged} = specimen;
  const [off, on] = settingsOf(specimen);
  const label = translate(
    {
      id: 'vocabulary.specimen.feature',
      message: '{text} without and with {tag}',
      description: 'Text alternative of a sample text that is drawn twice, without and with an OpenType feature',
    },
    {text, tag},
  );
  const note =
    name ??
    (unchanged &&
      translate(
        {id: 'vocabulary.specimen.unchanged', message: '{font} looks so already', description: 'A feature changes nothing in this font'},
        {font},
      ));
  return (
    <div className={styles.specimen}>
      {note && (
        <span className={styles.note}>
          <code>{tag}</code> {note}
        </span>
      )}
      <span className={styles.line} role="img" aria-label={label}>
        <span className={styles.text} lang={lang ?? 'en'} style={{fontFeatureSettings: off}}>
          {text}
        </span>
        <span className={styles.arrow}>→</span>
        <span className={styles.text} lang={lang ?? 'en'} style={{fontFeatureSettings: on}}>
          {text}
        </span>
      </span>
    </div>
  );
}

/** The same text at several positions of an axis, in the specimen font. */
export function AxisSample({specimen: {tag, values, text}}: {specimen: AxisSpecimen}): ReactNode {
  return (
    <div className={styles.specimen}>
      <span className={styles.line}>
        {values.map((value) => (
          <span key={value} className={styles.position}>
            <span className={styles.text} lang="en" style={{fontVariationSettings: `"${tag}" ${value}`}}>
              {text}
            </span>
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** In place of a specimen, where the font cannot show one. */
export function NoSample({font}: {font: string}): ReactNode {
  return (
    <span className={styles.none}>
      {translate(
        {
          id: 'vocabulary.specimen.none',
          message: 'not in {font}',
          description: 'The font has no such feature or axis, so there is no sample',
        },
        {font},
      )}
    </span>
  );
}
