import {type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {round} from '../_kit';
import {toStyle} from '../_kit/declarations';
import {words} from './messages';
import {family, type State, style} from './model';
import styles from './styles.module.css';

/** One line of text and how wide it came out. */
function Line({
  label,
  text,
  css,
  testId,
  font,
}: {
  label: string;
  text: string;
  css: CSSProperties;
  testId: string;
  font: string;
}): ReactNode {
  const span = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width depends on everything the text is drawn with.
  useLayoutEffect(() => {
    setWidth(span.current?.getBoundingClientRect().width ?? 0);
  }, [text, css, font]);
  return (
    <div className={styles.line}>
      <p className={styles.caption}>
        <span>{label}</span> <span data-testid={`${testId}-width`}>{round(width, 1)} px</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and the keyboard must reach it. */}
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        <span ref={span} className={styles.text} style={{fontFamily: `${family}, sans-serif`, ...css}} data-testid={testId} lang="en">
          {text}
        </span>
      </section>
    </div>
  );
}

export function Specimen({state, font}: {state: State; font: string}): ReactNode {
  const {'font-size': size} = style(state);
  return (
    <div className={styles.specimen} data-font={font}>
      <Line label={words.with()} text={state.text} css={toStyle({...style(state)})} testId="drawn" font={font} />
      <Line label={words.default()} text={state.text} css={{fontSize: size, fontWeight: 400}} testId="plain" font={font} />
      {font === 'failed' && (
        <p className={styles.failed} role="alert">
          {words.failed()}
        </p>
      )}
    </div>
  );
}
