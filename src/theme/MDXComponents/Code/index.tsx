import CodeInline from '@theme/CodeInline';
import type {ComponentProps, ReactNode} from 'react';

/** Code in running text. Fences become a `pre` of their own while the site is built. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}
