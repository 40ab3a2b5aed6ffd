import type {ReactNode} from 'react';
import {code, design, ink, line, paper, Sheet} from './Sheet';

export default function Reference(): ReactNode {
  return (
    <Sheet>
      <rect x="20" y="10" width="120" height="76" stroke={ink} fill={paper} />
      <path d="M20 26h120" stroke={ink} />
      <path d="M20 41.5h120M20 56.5h120M20 71.5h120M60.5 10v76M100.5 10v76" stroke={line} />
      <path d="M28 18h16m26 0h20m20 0h12" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M28 34h22m-22 15h14m-14 15h24m-24 15h12" stroke={design} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M70 34h16m-16 15h22m-22 15h12m-12 15h18" stroke={code} strokeWidth="2.5" strokeLinecap="round" />
      <path d="m116 34 3 3 6-6m-9 18 3 3 6-6m-9 34 3 3 6-6" stroke={ink} strokeLinecap="round" />
      <path d="M116 64h8" stroke={line} strokeLinecap="round" />
    </Sheet>
  );
}
