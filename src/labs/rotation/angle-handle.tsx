import {type KeyboardEvent, type PointerEvent, type ReactNode, useRef} from 'react';
import styles from '../_kit/handle.module.css';
import {angleAt, handleAt, type Setting, wrapAngle} from './model';

interface Props {
  setting: Setting;
  label: string;
  distance: number;
  onTurn: (angle: number) => void;
}

const keys: Record<string, number> = {ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1};

/** Turns the layer. The kit's Handle moves along axes; this one moves on a circle, so its value is the angle. */
export function AngleHandle({setting, label, distance, onTurn}: Props): ReactNode {
  const dragging = useRef(false);
  const place = handleAt(setting, distance);

  const turn = (event: PointerEvent<SVGGElement>) => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!svg) return;
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    onTurn(
      angleAt({
        x: ((event.clientX - box.left) / box.width) * view.width,
        y: ((event.clientY - box.top) / box.height) * view.height,
      }),
    );
  };

  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const direction = keys[event.key];
    if (direction) onTurn(wrapAngle(setting.angle + direction * (event.shiftKey ? 10 : 1)));
    else if (event.key === 'Home') onTurn(-180);
    else if (event.key === 'End') onTurn(180);
    else return;
    event.preventDefault();
  };

  const release = () => {
    dragging.current = false;
  };

  return (
    <g
      className={styles.handle}
      transform={`translate(${place.x} ${place.y})`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={setting.angle}
      aria-valuetext={`${setting.angle}°`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({preventScroll: true});
        event.preventDefault();
      }}
      onPointerMove={(event) => dragging.current && turn(event)}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={onKeyDown}
    >
      {[styles.reach, styles.ring, styles.edge, styles.core].map((part) => (
        <path key={part} className={part} d="M0 0h0" />
      ))}
    </g>
  );
}
