import type {ReactNode} from 'react';
import {Controls} from '../_kit';
import {layerLabel, words} from './messages';
import {type LayerId, masked, type State} from './model';
import styles from './styles.module.css';

interface Props {
  state: State;
  onMove: (layer: LayerId, by: -1 | 1) => void;
}

/** The layer panel: topmost first, each layer with two buttons that move it. */
export function Layers({state, onMove}: Props): ReactNode {
  const inside = masked(state);
  const status = (layer: LayerId) => {
    if (layer === 'mask') return words.isMask();
    if (inside.includes(layer)) return words.isMasked();
    return words.notMasked();
  };

  const button = (layer: LayerId, by: -1 | 1, index: number) => {
    const stuck = by === -1 ? index === 0 : index === state.panel.length - 1;
    const label = by === -1 ? words.up({layer: layerLabel(layer)}) : words.down({layer: layerLabel(layer)});
    return (
      // Not `disabled`: the button that brought a layer to the end of the list must keep the focus.
      <button type="button" className={styles.move} aria-label={label} aria-disabled={stuck} onClick={() => onMove(layer, by)}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={by === -1 ? 'M2 8l4-4 4 4' : 'M2 4l4 4 4-4'} />
        </svg>
      </button>
    );
  };

  return (
    <Controls label={words.layers()}>
      <ol className={styles.layers}>
        {state.panel.map((layer, index) => (
          <li key={layer} className={styles.layer} data-layer={layer} data-masked={inside.includes(layer) || undefined}>
            <span className={styles.name}>
              {layerLabel(layer)} <span className={styles.status}>{status(layer)}</span>
            </span>
            {button(layer, -1, index)}
            {button(layer, 1, index)}
          </li>
        ))}
      </ol>
    </Controls>
  );
}
