import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useOverflow} from '../CodeBlock/useOverflow';

/** A Markdown table. Where it is wider than the page it scrolls inside itself, and then the keyboard can reach it. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(table);
  return <table {...props} ref={table} tabIndex={overflows ? 0 : undefined} />;
}
