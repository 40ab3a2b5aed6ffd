import type {ReactNode} from 'react';
import {Box, Drawing, Label, Line} from './_kit';

/** A text field with its parts numbered; the page names them. The words are sample content, the same in every language. */
const parts = [
  {number: 1, at: [26, 58], to: [57, 58]},
  {number: 2, at: [26, 96], to: [57, 96]},
  {number: 3, at: [122, 24], to: [100, 84]},
  {number: 4, at: [176, 24], to: [176, 86]},
  {number: 5, at: [242, 24], to: [242, 82]},
  {number: 6, at: [398, 24], to: [398, 82]},
  {number: 7, at: [26, 139], to: [57, 139]},
] as const;

export default function TextFieldParts(): ReactNode {
  return (
    <Drawing height={158}>
      <Label x={60} y={62} strong>
        Email
      </Label>
      <Box x={60} y={72} w={360} h={48} tone="design" filled radius={8} />
      <Box x={82} y={87} w={20} h={16} tone="design" />
      <path d="M83 89 L92 97 L101 89" fill="none" stroke="var(--design-side)" strokeWidth={1.5} />
      <text x={116} y={101} fill="var(--text)">
        mina@example.com
      </text>
      <Line from={[242, 86]} to={[242, 106]} tone="accent" />
      <Box x={386} y={84} w={24} h={24} tone="design" dashed radius={12} />
      <Label x={60} y={143} small>
        name@domain
      </Label>
      {parts.map(({number, at, to}) => (
        <g key={number}>
          <Line from={at} to={to} tone="accent" dashed />
          <circle cx={at[0]} cy={at[1]} r={11} fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth={1.5} />
          <Label x={at[0]} y={at[1] + 4.5} anchor="middle" tone="accent" strong>
            {number}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
