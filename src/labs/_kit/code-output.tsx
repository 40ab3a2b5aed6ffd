import {translate} from '@docusaurus/Translate';
import {CopyButton, WrapButton} from '@site/src/components/CodeBlock/buttons';
import {useOverflow} from '@site/src/components/CodeBlock/useOverflow';
import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useRef, useState} from 'react';
import styles from './code-output.module.css';
import {tokensOf} from './tokens';

interface Props {
  /** Shown above the code: `CSS`, `Flutter`, `SVG`. */
  language: string;
  code: string;
  /** Most lines the code ever has; its height is kept for them. */
  lines?: number;
}

type ChangedLine = readonly [line: string, change: number];

interface Seen {
  readonly code: string;
  readonly change: number;
  readonly lines: readonly ChangedLine[];
}

/** Which lines are new, and in which change they came: a line that changes again is marked again. */
function useChangedLines(code: string): readonly ChangedLine[] {
  const [seen, setSeen] = useState<Seen>({code, change: 0, lines: code.split('\n').map((line) => [line, 0])});
  if (seen.code === code) return seen.lines;
  const change = seen.change + 1;
  const before = new Map(seen.lines);
  const next = {code, change, lines: code.split('\n').map((line) => [line, before.get(line) ?? change] as const)};
  setSeen(next);
  return next.lines;
}

function Line({text, change, last}: {text: string; change: number; last: boolean}): ReactNode {
  return (
    <span className={clsx('line', change > 0 && styles.changed)}>
      {tokensOf(text).map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their order
        <span key={index} className={token.kind}>
          {token.text}
        </span>
      ))}
      {!last && '\n'}
    </span>
  );
}

/** Code that follows the controls, in the colors of every other code; lines that have changed light up for a moment. */
export function CodeOutput({language, code, lines}: Props): ReactNode {
  const [wrap, setWrap] = useState(false);
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  const changed = useChangedLines(code);

  const height: Record<'--code-lines', number> = {'--code-lines': lines ?? code.split('\n').length};

  return (
    <figure className={styles.output} data-testid={`output-${language.toLowerCase()}`}>
      <figcaption className={styles.header}>
        <span className={styles.language}>{language}</span>
        <WrapButton pressed={wrap} needed={overflows || wrap} onToggle={() => setWrap(!wrap)} />
        <CopyButton
          silent
          text={() => code}
          name={translate(
            {id: 'labs.kit.copyLabel', message: 'Copy the {language} code', description: 'Accessible name of the copy button in a lab'},
            {language},
          )}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
      <pre ref={pre} className={clsx(styles.code, wrap && styles.wrap)} style={height as CSSProperties} tabIndex={0}>
        <code className="code-lines">
          {changed.map(([line, change], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and a changed one starts anew
            <Line key={`${index} ${change}`} text={line} change={change} last={index === changed.length - 1} />
          ))}
        </code>
      </pre>
    </figure>
  );
}
