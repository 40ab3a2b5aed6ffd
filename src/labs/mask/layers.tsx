import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Controls} from '../_kit';
import {layerLabel} from './labels';
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
    if (layer === 'mask') return translate({id: 'labs.mask.isMask', message: 'Use as mask', description: 'State of the layer that masks'});
    if (inside.includes(layer))
      return translate({id: 'labs.mask.isMasked', message: 'masked', description: 'State of a layer that is masked'});
    return translate({id: 'labs.mask.notMasked', message: 'not masked', description: 'State of a layer that is not masked'});
  };

  const button = (layer: LayerId, by: -1 | 1, index: number) => {
    const stuck = by === -1 ? index === 0 : index === state.panel.length - 1;
    const label =
      by === -1
        ? translate(
            {id: 'labs.mask.up', message: 'Move {layer} up', description: 'Button that moves a layer up in the panel'},
            {layer: layerLabel(layer)},
          )
        : translate(
            {id: 'labs.mask.down', message: 'Move {layer} down', description: 'Button that moves a layer down in the panel'},
            {layer: layerLabel(layer)},
          );
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
    <Controls
      label={translate({id: 'labs.mask.layers', message: 'Layers of the group, topmost first', description: 'Heading of the layer panel'})}
    >
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
