import type {ReactNode} from 'react';
import {toStyle} from '../_kit/declarations';
import {words} from './messages';
import {declarations, type Setting} from './model';
import styles from './styles.module.css';

export const area = {width: 360, height: 260} as const;

const star = 'M70 4 88 50l50 2-39 31 14 48-43-28-43 28 14-48L2 52l50-2z';

/** The layer with the declarations that are printed, over something that a background blur can blur. */
export function Drawing({setting}: {setting: Setting}): ReactNode {
  const {effect, layer} = setting;
  const style = toStyle(declarations(setting));
  return (
    <div className={styles.paper}>
      {effect === 'background-blur' && (
        <div className={styles.scenery} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      {layer === 'box' && <div className={styles.box} data-testid="drawn" data-effect={effect} style={style} />}
      {layer === 'text' && (
        <div className={styles.text} data-testid="drawn" data-effect={effect} style={style}>
          Designto
        </div>
      )}
      {layer === 'vector' && (
        <svg className={styles.vector} data-testid="drawn" style={style} viewBox="0 0 140 134" role="img">
          <title>{words.star()}</title>
          <path d={star} />
        </svg>
      )}
    </div>
  );
}
