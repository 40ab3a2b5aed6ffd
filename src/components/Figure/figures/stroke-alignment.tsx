import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Drawing, Label} from './_kit';
import styles from './figures.module.css';

const weight = 14;

/** The same box with the same stroke, drawn inside, on and outside of its edge. */
export default function StrokeAlignment(): ReactNode {
  const sides = [
    {
      shift: -1,
      label: translate({
        id: 'vocabulary.figure.stroke.inside',
        message: 'Inside',
        description: 'Label in the picture about stroke alignment',
      }),
      css: 'border',
    },
    {
      shift: 0,
      label: translate({
        id: 'vocabulary.figure.stroke.center',
        message: 'Center',
        description: 'Label in the picture about stroke alignment',
      }),
      css: 'outline, offset −s/2',
    },
    {
      shift: 1,
      label: translate({
        id: 'vocabulary.figure.stroke.outside',
        message: 'Outside',
        description: 'Label in the picture about stroke alignment',
      }),
      css: 'outline',
    },
  ];
  return (
    <Drawing height={184}>
      {sides.map(({shift, label, css}, index) => {
        const [x, y, side] = [36 + index * 156, 24, 96];
        const grow = (shift * weight) / 2;
        return (
          <g key={css}>
            <rect
              x={x - grow}
              y={y - grow}
              width={side + 2 * grow}
              height={side + 2 * grow}
              rx={12 + grow}
              className={clsx(styles.box, styles.design, styles.thick)}
            />
            <rect x={x} y={y} width={side} height={side} rx={12} className={clsx(styles.box, styles.design)} />
            <Label x={x + side / 2} y={152} tone="design" anchor="middle" strong>
              {label}
            </Label>
            <Label x={x + side / 2} y={172} tone="code" anchor="middle" mono>
              {css}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
