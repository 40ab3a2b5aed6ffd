import type {ReactNode} from 'react';
import {type SupportNote, support} from './code';
import {words} from './messages';
import {effectiveMode, resultHex, type Setting, worked} from './model';
import {findMode} from './modes';
import styles from './styles.module.css';

/** The formula with the reader's numbers put in. */
export function Worked({setting}: {setting: Setting}): ReactNode {
  const mode = findMode(effectiveMode(setting));
  const result = resultHex(setting);
  return (
    <section className={styles.panel}>
      <p className={styles.heading}>{words.formula()}</p>
      <code className={styles.formula}>{mode.formula}</code>
      <table className={styles.worked}>
        <caption className={styles.hidden}>{words.worked()}</caption>
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
        {words.result()}
        <strong data-testid="result">{result}</strong>
      </p>
    </section>
  );
}

function noteText(note: SupportNote): string {
  switch (note) {
    case 'nothing':
      return words.noteNothing();
    case 'isolate':
      return words.noteIsolate();
    case 'mix-only':
      return words.noteMixOnly();
    case 'webkit-only':
      return words.noteWebkitOnly();
    case 'no-mode':
      return words.noteNoMode();
    case 'api-29':
      return words.noteApi29();
    case 'save-layer':
      return words.noteSaveLayer();
    case 'plain':
      return words.notePlain();
  }
}

export function SupportPanel({setting}: {setting: Setting}): ReactNode {
  const mode = findMode(setting.mode);
  return (
    <section className={styles.panel}>
      <p className={styles.heading}>
        {words.support()} <code>{mode.figma}</code>
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
