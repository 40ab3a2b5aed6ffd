import type {ReactNode} from 'react';
import {design, ink, line, paper, Sheet} from './Sheet';

export default function Editor(): ReactNode {
  return (
    <Sheet>
      <path d="M12 76h136M28 12v72" stroke={line} />
      <path d="M12 72v8m16-8v8m16-8v8m16-8v8m16-8v8m16-8v8m16-8v8m16-8v8m16-8v8" stroke={line} />
      <path d="M28 76C44 10 72 10 84 44s36 30 56-22" stroke={ink} strokeWidth="2" />
      <path d="M62 18 106 70" stroke={design} />
      <path d="M81.5 41.5h5v5h-5z" stroke={design} fill={paper} />
      <path d="M25.5 73.5h5v5h-5zm112-54h5v5h-5z" stroke={ink} fill={paper} />
      <g stroke={design} fill={paper}>
        <circle cx="62" cy="18" r="3" />
        <circle cx="106" cy="70" r="3" />
      </g>
    </Sheet>
  );
}
