import type {ReactNode} from 'react';

/** Hairline icons, 20 by 20, in the color of the text around them. */
export default function Icon({children}: {children: ReactNode}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
