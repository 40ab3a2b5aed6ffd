import type {ReactNode} from 'react';
import {code, codeSoft, Frame, ink, Layer, Sheet} from './Sheet';

const rows = [8, 30, 52, 74];

export default function CodeTargets(): ReactNode {
  return (
    <Sheet>
      <Frame x={12} y={30} width={40} height={36} />
      <Layer x={20} y={38} width={24} height={8} />
      <Layer x={20} y={52} width={14} height={6} />
      {rows.map((y) => (
        <g key={y}>
          <path d={`M60 48C84 48 74 ${y + 7} 98 ${y + 7}m-4-4 4 4-4 4`} stroke={ink} strokeLinecap="round" />
          <rect x="106" y={y} width="40" height="14" rx="3" stroke={code} fill={codeSoft} />
          <path d={`m116 ${y + 4}-3 3 3 3m8-7-3 7m7-6 3 3-3 3`} stroke={code} strokeLinecap="round" />
        </g>
      ))}
    </Sheet>
  );
}
