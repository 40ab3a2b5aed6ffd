import Translate, {translate} from '@docusaurus/Translate';
import {type CSSProperties, type ReactNode, useEffect, useState} from 'react';
import styles from './code-output.module.css';

interface Props {
  /** Shown above the code: `CSS`, `Flutter`, `SVG`. */
  language: string;
  code: string;
  /** Most lines the code ever has; its height is kept for them. */
  lines?: number;
}

/** Code that follows the controls. Plain text: a highlighter would weigh more than the lab. */
export function CodeOutput({language, code, lines}: Props): ReactNode {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), 2000);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const height: Record<'--code-lines', number> = {'--code-lines': lines ?? code.split('\n').length};

  return (
    <figure className={styles.output} data-testid={`output-${language.toLowerCase()}`}>
      <figcaption className={styles.header}>
        <span>{language}</span>
        <button
          type="button"
          className={styles.copy}
          onClick={copy}
          aria-label={translate(
            {id: 'labs.kit.copyLabel', message: 'Copy the {language} code', description: 'Accessible name of the copy button in a lab'},
            {language},
          )}
        >
          {copied ? (
            <Translate id="labs.kit.copied" description="Copy button in a lab, after it was pressed">
              Copied
            </Translate>
          ) : (
            <Translate id="labs.kit.copy" description="Copy button in a lab">
              Copy
            </Translate>
          )}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
      <pre className={styles.code} style={height as CSSProperties} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
