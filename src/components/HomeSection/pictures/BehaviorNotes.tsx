import type {ReactNode} from 'react';
import {code, design, designSoft, ink, paper, Sheet} from './Sheet';

export default function BehaviorNotes(): ReactNode {
  return (
    <Sheet>
      <path d="M34 12h92v72H34z" stroke={code} strokeDasharray="3 3" />
      <path d="m50.3 84-16.3-40L109.7 12 126 52z" stroke={design} fill={designSoft} />
      <path d="M74 84a24 24 0 0 0-3.5-12.5" stroke={ink} strokeLinecap="round" />
      <circle cx="80" cy="48" r="3" stroke={design} fill={paper} />
      <path d="M80 34v8m0 12v8m-14-14h8m12 0h8" stroke={ink} strokeLinecap="round" />
    </Sheet>
  );
}
