import type {ReactNode} from 'react';
import {Arrow, CodeLines, code, codeSoft, Frame, Layer, Sheet} from './Sheet';

export default function GettingStarted(): ReactNode {
  return (
    <Sheet>
      <Frame x={10} y={18} width={52} height={60} />
      <Layer x={18} y={26} width={36} height={18} />
      <Layer x={18} y={52} width={24} height={6} />
      <Layer x={18} y={63} width={16} height={6} />
      <Arrow x={71} y={48} length={18} />
      <rect x="98" y="18" width="52" height="60" rx="3" stroke={code} fill={codeSoft} />
      <CodeLines
        x={106}
        y={30}
        lines={[
          [0, 16],
          [6, 26],
          [6, 18],
          [12, 20],
          [0, 10],
        ]}
      />
    </Sheet>
  );
}
