import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Line} from './_kit';

/** A layer name taken apart: base name, flag, key, value. */
export default function LayerFlags(): ReactNode {
  const base = translate({
    id: 'vocabulary.figure.layerFlags.base',
    message: 'name',
    description: 'Label in the picture about flags: the base name of a layer',
  });
  const bare = translate({
    id: 'vocabulary.figure.layerFlags.bare',
    message: 'flag, means true',
    description: 'Label in the picture about flags',
  });
  const key = translate({id: 'vocabulary.figure.layerFlags.key', message: 'key', description: 'Label in the picture about flags'});
  const value = translate({id: 'vocabulary.figure.layerFlags.value', message: 'value', description: 'Label in the picture about flags'});
  const parts = [
    {x: 12, w: 78, text: 'Buy now', label: base, tone: 'plain'},
    {x: 104, w: 104, text: '--as-button', label: bare, tone: 'design'},
    {x: 222, w: 104, text: '--max-width', label: key, tone: 'design'},
    {x: 344, w: 40, text: '320', label: value, tone: 'accent'},
  ] as const;
  return (
    <Drawing height={190}>
      <g transform="translate(42 0)">
        <Box x={1} y={10} w={394} h={44} tone="design" filled radius={6} />
        <Label x={335} y={37} anchor="middle" mono>
          =
        </Label>
        {parts.map(({x, w, text, label, tone}) => (
          <g key={text}>
            <Label x={x + w / 2} y={37} anchor="middle" tone={tone} mono strong>
              {text}
            </Label>
            <Line from={[x + 2, 62]} to={[x + w - 2, 62]} tone={tone} />
            <Label x={x + w / 2} y={80} anchor="middle" tone={tone}>
              {label}
            </Label>
          </g>
        ))}
        <Arrow from={[198, 92]} to={[198, 116]} />
        <Box x={1} y={124} w={394} h={54} tone="code" filled radius={6} />
        <Label x={14} y={147} tone="code" mono>
          {'<button className="buy-now">…</button>'}
        </Label>
        <Label x={14} y={167} tone="code" mono>
          {'.buy-now { max-width: 320px }'}
        </Label>
      </g>
    </Drawing>
  );
}
