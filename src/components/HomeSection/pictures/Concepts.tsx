import type {ReactNode} from 'react';
import {design, Frame, Layer, line, Sheet} from './Sheet';

export default function Concepts(): ReactNode {
  return (
    <Sheet>
      <Frame x={26} y={14} width={108} height={68} />
      <Layer x={62} y={36} width={36} height={24} />
      <path d="M26 48h36m36 0h36M80 14v22m0 24v22" stroke={design} strokeDasharray="3 3" />
      <path d="M26 44v8m36-8v8m36-8v8m36-8v8M76 14h8m-8 22h8m-8 24h8m-8 22h8" stroke={design} />
      <path d="M26 4v5m108-5v5M26 6.5h108" stroke={line} />
    </Sheet>
  );
}
