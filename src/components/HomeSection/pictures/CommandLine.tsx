import type {ReactNode} from 'react';
import {code, codeSoft, ink, line, paper, Sheet} from './Sheet';

export default function CommandLine(): ReactNode {
  return (
    <Sheet>
      <rect x="16" y="12" width="128" height="72" rx="3" stroke={ink} fill={paper} />
      <path d="M16 26.5h128" stroke={line} />
      <path d="M24 17h5v5h-5zm10 0h5v5h-5z" stroke={line} />
      <path d="m26 37 5 5-5 5" stroke={code} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M38 42h28m8 0h6m4 0h18" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M38 56h52m-52 12h34" stroke={line} strokeWidth="2.5" strokeLinecap="round" />
      <rect x="80" y="62" width="7" height="12" stroke={code} fill={codeSoft} />
    </Sheet>
  );
}
