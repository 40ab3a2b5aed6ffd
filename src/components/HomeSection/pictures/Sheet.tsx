import type {ReactNode} from 'react';

/**
 * The paper every picture is drawn on. One language for all: a solid line is ink, the design side is a frame with handles,
 * the code side is brackets and lines of text, a dashed line is a measure. Colors come from the tokens, so the pictures
 * follow the theme. They are hidden from screen readers: the title beside them says the same.
 */
export function Sheet({children}: {children: ReactNode}): ReactNode {
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" fill="none" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
      {children}
    </svg>
  );
}

export const ink = 'var(--text-soft)';
export const line = 'var(--hairline-strong)';
export const design = 'var(--design-side)';
export const designSoft = 'var(--design-side-soft)';
export const code = 'var(--code-side)';
export const codeSoft = 'var(--code-side-soft)';
export const paper = 'var(--surface-raised)';

type Box = {x: number; y: number; width: number; height: number};

/** A selected frame: the design side. */
export function Frame({x, y, width, height}: Box): ReactNode {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return (
    <g stroke={design}>
      <rect x={x} y={y} width={width} height={height} fill={designSoft} />
      {corners.map(([cx, cy]) => (
        <rect key={`${cx},${cy}`} x={cx - 2.5} y={cy - 2.5} width="5" height="5" fill={paper} />
      ))}
    </g>
  );
}

/** A plain layer. */
export function Layer({x, y, width, height}: Box): ReactNode {
  return <rect x={x} y={y} width={width} height={height} rx="1.5" stroke={ink} fill={paper} />;
}

/** Lines of code, each given as [indent, length]. */
export function CodeLines({x, y, lines}: {x: number; y: number; lines: ReadonlyArray<readonly [number, number]>}): ReactNode {
  const d = lines.map(([indent, length], row) => `M${x + indent} ${y + row * 9}h${length}`).join('');
  return <path d={d} stroke={code} strokeWidth="2.5" strokeLinecap="round" />;
}

/** An arrow to the right, or down. */
export function Arrow({x, y, length, down = false}: {x: number; y: number; length: number; down?: boolean}): ReactNode {
  const d = down ? `M${x} ${y}v${length}m-4-4 4 4 4-4` : `M${x} ${y}h${length}m-4-4 4 4-4 4`;
  return <path d={d} stroke={ink} strokeLinecap="round" />;
}
