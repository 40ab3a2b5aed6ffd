import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import './palette.css';
import {CopyButton, WrapButton} from './buttons';
import {copyableText} from './copyable-text';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';

export type CodeBlockProps = {
  /** What a fence names. */
  language: string;
  /** The name of the language, shown where there is no title. */
  label?: string;
  title?: string;
  /** The lines, highlighted while the site was built: plugins/code/highlight.ts. */
  html: string;
  numbers?: boolean;
  /** Starts with long lines wrapped. */
  wrapped?: boolean;
  /** A file that is there only with, or only without the flag of a pair. */
  only?: 'with' | 'without';
  /** Inside tabs, which are the bar then. */
  bare?: boolean;
  /** What is copied, where that is more than what is shown. */
  whole?: string;
};

export default function CodeBlock({
  language,
  label = '',
  title,
  html,
  numbers,
  wrapped = false,
  only,
  bare = false,
  whole,
}: CodeBlockProps): ReactNode {
  const [wrap, setWrap] = useState(wrapped);
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  const name =
    title ??
    translate({
      id: 'vocabulary.code-block.region',
      message: 'Code',
      description: 'Name of a code block without a title, for screen readers',
    });
  // Only what scrolls needs to be reached by keyboard; a tab stop at every sample would be a nuisance.
  // A group and not a region: landmarks are few and have names of their own.
  const scroller = overflows ? {tabIndex: 0, role: 'group', 'aria-label': [name, label].filter(Boolean).join(', ')} : {};

  return (
    <div
      className={clsx(styles.block, bare && styles.bare)}
      data-language={language}
      data-title={title}
      data-only={only}
      data-search={only === 'without' ? 'off' : undefined}
    >
      <div className={styles.bar}>
        {!bare && <span className={clsx(title ? styles.title : styles.language)}>{title ?? label}</span>}
        {!bare && title && label && <span className={styles.language}>{label}</span>}
        <WrapButton pressed={wrap} needed={overflows || wrap} onToggle={() => setWrap(!wrap)} />
        <CopyButton text={() => whole ?? copyableText(pre.current)} />
      </div>
      <pre ref={pre} className={clsx(styles.pre, wrap && styles.wrap)} {...scroller}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own highlighter wrote and escaped it; as elements it would be ten times as much script. */}
        <code className={clsx('code-lines', numbers && 'code-numbers')} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
