import type {ReactNode} from 'react';
import {code, codeSoft, design, designSoft, ink, line, paper, Sheet} from './Sheet';

const vertices = [
  [30, 26],
  [76, 16],
  [60, 58],
  [106, 46],
  [132, 74],
] as const;

export default function WorkingGroup(): ReactNode {
  return (
    <Sheet>
      <path d="M16 86h128M16 86V10" stroke={line} strokeDasharray="3 3" />
      <path d="M30 26 76 16 60 58z" stroke={design} fill={designSoft} />
      <path d="M76 16 106 46 60 58z" stroke={code} fill={codeSoft} />
      <path d="M106 46c18 2 26 12 26 28" stroke={ink} />
      {vertices.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.5" stroke={ink} fill={paper} />
      ))}
    </Sheet>
  );
}
