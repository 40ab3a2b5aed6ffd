import type {ReactNode} from 'react';
import {code, codeSoft, design, ink, line, paper, Sheet} from './Sheet';

export default function Flags(): ReactNode {
  return (
    <Sheet>
      <rect x="14" y="10" width="132" height="76" rx="3" stroke={line} fill={paper} />
      <path d="M14 35.5h132M14 60.5h132" stroke={line} />
      <path d="M24 18h9v9h-9zm0 3h9m-6-3v9" stroke={design} />
      <path d="M40 23h30" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M34 43h9v9h-9z" stroke={design} />
      <path d="M50 48h22" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M80 40h48l8 8-8 8H80z" stroke={code} fill={codeSoft} />
      <path d="M87 48h4m4 0h4m6 0h20" stroke={code} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M34 73h9m-9 3.5h6" stroke={design} strokeLinecap="round" />
      <path d="M50 74h46" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
    </Sheet>
  );
}
