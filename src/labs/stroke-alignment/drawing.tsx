import type {ReactNode} from 'react';
import {toStyle} from '../_kit/declarations';
import {declarations, geometry, layer, type Setting} from './model';
import styles from './styles.module.css';

export const area = {width: 360, height: 216} as const;
/** Top left corner of the layer on the stage. */
const at = {x: (area.width - layer.width) / 2, y: (area.height - layer.height) / 2};

/** The layer between two neighbors that touch it: they show that a stroke takes no room. */
export function Drawing({setting}: {setting: Setting}): ReactNode {
  return (
    <div className={styles.row} style={{top: at.y, height: layer.height}}>
      <div className={styles.neighbor} data-testid="before" />
      <div className={styles.layer} data-testid="drawn" style={toStyle(declarations(setting))}>
        <div className={styles.content} data-testid="content" />
      </div>
      <div className={styles.neighbor} data-testid="after" />
    </div>
  );
}

/** The edge of the layer in the design, and how far the paint reaches. */
export function Measures({setting}: {setting: Setting}): ReactNode {
  const {painted} = geometry(setting);
  const top = at.y + painted.y - 14;
  return (
    <g className={styles.measures}>
      <rect x={at.x} y={at.y} width={layer.width} height={layer.height} rx={setting.radius} />
      <g transform={`translate(${at.x + painted.x} ${top})`}>
        <path d={`M0 -4v8M0 0H${painted.width}M${painted.width} -4v8`} />
        <text x={painted.width / 2} y={-6} textAnchor="middle">
          {painted.width}
        </text>
      </g>
      <g transform={`translate(${at.x} ${at.y + layer.height - painted.y + 14})`}>
        <path d={`M0 -4v8M0 0H${layer.width}M${layer.width} -4v8`} />
        <text x={layer.width / 2} y={15} textAnchor="middle">
          {layer.width}
        </text>
      </g>
    </g>
  );
}
