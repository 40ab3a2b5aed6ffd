import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type SupportNote, support} from './code';
import {effectiveMode, resultHex, type Setting, worked} from './model';
import {findMode} from './modes';
import styles from './styles.module.css';

/** The formula with the reader's numbers put in. */
export function Worked({setting}: {setting: Setting}): ReactNode {
  const mode = findMode(effectiveMode(setting));
  const result = resultHex(setting);
  return (
    <section className={styles.panel}>
      <p className={styles.heading}>
        {translate({id: 'labs.blend-mode.formula', message: 'Formula, per channel', description: 'Heading above the blend formula'})}
      </p>
      <code className={styles.formula}>{mode.formula}</code>
      <table className={styles.worked}>
        <caption className={styles.hidden}>
          {translate({
            id: 'labs.blend-mode.worked',
            message: 'The formula with the numbers of each channel',
            description: 'Caption of the table of worked numbers, for screen readers',
          })}
        </caption>
        <tbody>
          {worked(setting).map((row) => (
            <tr key={row.channel}>
              <th scope="row">{row.channel}</th>
              <td>{row.steps}</td>
              <td data-testid={`byte-${row.channel}`}>{row.byte}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.result}>
        <span className={styles.swatch} style={{backgroundColor: result}} />
        {translate({id: 'labs.blend-mode.result', message: 'Overlap', description: 'Label before the resulting color'})}
        <output data-testid="result">{result}</output>
      </p>
    </section>
  );
}

function noteText(note: SupportNote): string {
  switch (note) {
    case 'nothing':
      return translate({id: 'labs.blend-mode.note.nothing', message: 'Write nothing', description: 'Support note for pass through'});
    case 'isolate':
      return translate({
        id: 'labs.blend-mode.note.isolate',
        message: 'Closes the group',
        description: 'Support note for Normal on a container in CSS',
      });
    case 'mix-only':
      return translate({
        id: 'labs.blend-mode.note.mix-only',
        message: 'Layers only, not single paints',
        description: 'Support note for plus-lighter, which mix-blend-mode has and background-blend-mode has not',
      });
    case 'webkit-only':
      return translate({
        id: 'labs.blend-mode.note.webkit-only',
        message: 'WebKit only: exported as artwork',
        description: 'Support note for plus-darker in CSS',
      });
    case 'no-mode':
      return translate({
        id: 'labs.blend-mode.note.no-mode',
        message: 'No such mode: exported as artwork',
        description: 'Support note for a platform without the mode',
      });
    case 'api-29':
      return translate({
        id: 'labs.blend-mode.note.api-29',
        message: 'From Android 10 (API 29)',
        description: 'Support note for Compose modes that older Android versions lack',
      });
    case 'save-layer':
      return translate({
        id: 'labs.blend-mode.note.save-layer',
        message: 'With saveLayer, not per widget',
        description: 'Support note for Flutter, where no widget has a blend property',
      });
    case 'plain':
      return translate({id: 'labs.blend-mode.note.plain', message: 'Supported', description: 'Support note without any limit'});
  }
}

export function SupportPanel({setting}: {setting: Setting}): ReactNode {
  const mode = findMode(setting.mode);
  return (
    <section className={styles.panel}>
      <p className={styles.heading}>
        {translate({id: 'labs.blend-mode.support', message: 'Name on each platform', description: 'Heading above the table of platforms'})}{' '}
        <code>{mode.figma}</code>
      </p>
      <table className={styles.support}>
        <tbody>
          {support(mode).map((row) => (
            <tr key={row.platform} data-level={row.level}>
              <th scope="row">{row.platform}</th>
              <td>
                {row.name && <code>{row.name}</code>}
                <span className={styles.note}>{noteText(row.note)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
