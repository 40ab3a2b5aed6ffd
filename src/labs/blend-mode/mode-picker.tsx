import {type ReactNode, useId} from 'react';
import {words} from './messages';
import {resultHex, type Setting} from './model';
import {groups, type ModeId, modes} from './modes';
import styles from './styles.module.css';

interface Props {
  setting: Setting;
  onChange: (mode: ModeId) => void;
}

/** All modes in the groups of the design tool's menu, each with the color it would give. */
export function ModePicker({setting, onChange}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{words.mode()}</legend>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          {modes
            .filter((mode) => mode.group === group)
            .map((mode) => (
              <label key={mode.id} className={styles.mode}>
                <input type="radio" name={name} value={mode.id} checked={setting.mode === mode.id} onChange={() => onChange(mode.id)} />
                <span className={styles.face}>
                  <span className={styles.swatch} style={{backgroundColor: resultHex({...setting, mode: mode.id})}} />
                  {mode.label}
                </span>
              </label>
            ))}
        </div>
      ))}
    </fieldset>
  );
}
