import {type KeyboardEvent, type PointerEvent, type ReactNode, useRef} from 'react';
import {splitLabel} from './messages';
import {type Network, type Point, pointAt, segmentPath} from './network';
import styles from './styles.module.css';

interface Props {
  network: Network;
  selected: number | undefined;
  onSelect: (index: number) => void;
  onMove: (index: number, by: Point) => void;
  onSplit: (index: number) => void;
}

const arrows: Record<string, Point> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/** Each segment as a line to take hold of, and a button in its middle that splits it. Arrow keys on the button move the segment. */
export function Segments({network, selected, onSelect, onMove, onSplit}: Props): ReactNode {
  return [...network.segments.keys()].map((index) => (
    <SegmentView key={index} {...{network, index, onSelect, onMove, onSplit}} active={selected === index} />
  ));
}

interface ViewProps extends Omit<Props, 'selected'> {
  index: number;
  active: boolean;
}

function SegmentView({network, index, active, onSelect, onMove, onSplit}: ViewProps): ReactNode {
  const last = useRef<Point | undefined>(undefined);
  const path = segmentPath(network, index);
  const middle = pointAt(network, index, 0.5);

  const at = (event: PointerEvent<SVGPathElement>): Point => {
    const svg = event.currentTarget.ownerSVGElement;
    const box = svg?.getBoundingClientRect();
    const scale = svg && box ? svg.viewBox.baseVal.width / box.width : 1;
    return {x: event.clientX * scale, y: event.clientY * scale};
  };
  const onPointerDown = (event: PointerEvent<SVGPathElement>) => {
    if (event.button !== 0) return;
    onSelect(index);
    last.current = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<SVGPathElement>) => {
    if (!last.current) return;
    const now = at(event);
    const by = {x: Math.round(now.x - last.current.x), y: Math.round(now.y - last.current.y)};
    if (by.x === 0 && by.y === 0) return;
    last.current = {x: last.current.x + by.x, y: last.current.y + by.y};
    onMove(index, by);
  };
  const release = () => {
    last.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const arrow = arrows[event.key];
    if (event.key === 'Enter' || event.key === ' ') onSplit(index);
    else if (arrow) onMove(index, event.shiftKey ? {x: arrow.x * 10, y: arrow.y * 10} : arrow);
    else return;
    event.preventDefault();
  };

  return (
    <g className={styles.segment} data-active={active || undefined}>
      <path className={styles.line} d={path} data-testid={`segment-${index}`} />
      <path
        className={styles.reach}
        d={path}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain an HTML button. */}
      <g
        className={styles.middle}
        role="button"
        tabIndex={0}
        aria-label={splitLabel(network, index)}
        data-testid={`middle-${index}`}
        transform={`translate(${middle.x} ${middle.y})`}
        onFocus={() => onSelect(index)}
        onClick={() => onSplit(index)}
        onKeyDown={onKeyDown}
      >
        <circle className={styles.target} r="14" />
        <circle className={styles.dot} r="6" />
        <path className={styles.plus} d="M-3 0H3M0-3V3" />
      </g>
    </g>
  );
}
