import type {ReactNode} from 'react';
import {type Box, cornerRadius, type MaskShape, starPoints} from './model';
import styles from './styles.module.css';

/** The mask layer itself is never painted; its outline shows where it is. */
export function Outline({shape, box}: {shape: MaskShape; box: Box}): ReactNode {
  const {x, y, width, height} = box;
  if (shape === 'ellipse') {
    return <ellipse className={styles.outline} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />;
  }
  if (shape === 'rounded') return <rect className={styles.outline} x={x} y={y} width={width} height={height} rx={cornerRadius} />;
  return (
    <polygon
      className={styles.outline}
      points={starPoints.map(([px, py]) => `${x + (px * width) / 100},${y + (py * height) / 100}`).join(' ')}
    />
  );
}
