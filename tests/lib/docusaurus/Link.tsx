import type {AnchorHTMLAttributes, ReactNode} from 'react';

/** Stands in for @docusaurus/Link in the unit tests. */
export default function Link({to, children, ...rest}: AnchorHTMLAttributes<HTMLAnchorElement> & {to: string}): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
