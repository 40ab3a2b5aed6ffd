import CodeBlock, {type CodeBlockProps} from '@site/src/components/CodeBlock';
import PlainCode from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';

type Props = CodeBlockProps | (ComponentProps<'pre'> & {html?: undefined});

/** A fence: the build has highlighted it, unless its language is one that another component reads. */
export default function MDXPre(props: Props): ReactNode {
  return props.html === undefined ? <PlainCode>{props.children}</PlainCode> : <CodeBlock {...props} />;
}
