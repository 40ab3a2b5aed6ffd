import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './canvas.module.css';

interface Props {
  /** Logical size; both layers use these coordinates. */
  width: number;
  height: number;
  /** Names the drawing for screen readers. */
  label: string;
  /** Elements drawn by real CSS, below the SVG and scaled with it. */
  html?: ReactNode;
  /** How far the drawing may grow beyond its logical size. */
  maxScale?: number;
  /** SVG content: shapes and `Handle`s. */
  children?: ReactNode;
}

/** A stage with a fixed logical size that fits its column. Its height follows from its width, so it never jumps. */
export function Canvas({width, height, label, html, maxScale = 1.25, children}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return (
    <div ref={stage} className={styles.canvas} style={{maxWidth: width * maxScale, aspectRatio: `${width} / ${height}`}}>
      {html && (
        <div className={styles.html} style={{width, height, transform: `scale(${scale})`}}>
          {html}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold SVG shapes. */}
      <svg className={styles.svg} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
        {children}
      </svg>
    </div>
  );
}
