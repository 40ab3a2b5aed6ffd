import type {ReactNode} from 'react';
import {toStyle} from '../_kit/declarations';
import {bounds, handleAt, layerDeclarations, middle, origin, type Setting, wrapperDeclarations} from './model';
import styles from './styles.module.css';

/** The layer, turned by the CSS that is printed. */
export function Drawing({setting}: {setting: Setting}): ReactNode {
  const layer = (
    <div className={styles.layer} data-testid="drawn" style={toStyle(layerDeclarations(setting))}>
      <span>A</span>
    </div>
  );
  if (setting.pivot !== 'wrapper') return layer;
  return (
    <div className={styles.flow}>
      <div data-testid="wrapper" style={toStyle(wrapperDeclarations(setting))}>
        {layer}
      </div>
    </div>
  );
}

/** What the drawing cannot show by itself: the bounding box, the layer before it was turned, and the pivot. */
export function Guides({setting, reach}: {setting: Setting; reach: number}): ReactNode {
  const box = bounds(setting);
  const start = origin(setting);
  const pivot = setting.pivot === 'top-left' ? start : middle;
  const {width, height} = setting;
  const sweep = handleAt(setting, 52);
  const arm = handleAt(setting, reach);
  return (
    <g className={styles.guides}>
      <rect className={styles.before} x={middle.x - width / 2} y={middle.y - height / 2} width={width} height={height} />
      <rect className={styles.bounds} x={box.x} y={box.y} width={box.width} height={box.height} />
      <path className={styles.before} d={`M${middle.x} ${middle.y}V${middle.y - reach}`} />
      <path className={styles.arm} d={`M${middle.x} ${middle.y}L${arm.x} ${arm.y}`} />
      <path className={styles.arc} d={`M${middle.x} ${middle.y - 52}A52 52 0 0 ${setting.angle > 0 ? 0 : 1} ${sweep.x} ${sweep.y}`} />
      <g transform={`translate(${start.x} ${start.y})`}>
        <text x={-8} y={start.y > middle.y ? 16 : -8} textAnchor={start.x > middle.x ? 'start' : 'end'}>
          x, y
        </text>
        <path className={styles.corner} d="M-4 0h8M0 -4v8" />
      </g>
      <circle className={styles.pivot} cx={pivot.x} cy={pivot.y} r="5" data-testid="pivot" />
    </g>
  );
}
