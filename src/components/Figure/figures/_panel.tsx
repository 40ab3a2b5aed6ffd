import type {ReactNode} from 'react';
import {Box, Label, Line} from './_kit';

/** A panel of the design tool. Its words are those of the tool, which are English in every language of these pages. */

interface Control {
  readonly text: string;
  /** `row` unless said: a line of a menu. `tab`s are beside each other. */
  readonly is?: 'row' | 'head' | 'tab' | 'field' | 'button';
  /** At the right end: a value, a shortcut, or `>` for more. */
  readonly end?: string;
  /** The control to press or to look at, with the number of the step that says so where there is one. */
  readonly step?: number | 'marked';
  /** The tab that is open. */
  readonly open?: boolean;
}

interface Props {
  x: number;
  y: number;
  w: number;
  title?: string;
  controls: readonly Control[];
}

const rowHeight = 30;
const tabWidth = 98;

interface Placed extends Control {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Tabs share a line, everything else has its own. */
function place({x, y, w, title, controls}: Props): {placed: Placed[]; height: number} {
  let top = y + (title ? 34 : 4);
  let tabs = 0;
  const placed = controls.map((control, index) => {
    const isTab = control.is === 'tab';
    const at = {...control, left: x + 8 + (isTab ? tabs * tabWidth : 0), top, width: isTab ? tabWidth - 6 : w - 16};
    tabs = isTab ? tabs + 1 : 0;
    if (!isTab || controls[index + 1]?.is !== 'tab') top += rowHeight;
    return at;
  });
  return {placed, height: top - y + 4};
}

/** The number of the step that says what to do there. */
export function StepNumber({x, y, step}: {x: number; y: number; step: number}): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={9} fill="var(--accent)" />
      <Label x={x} y={y + 4.5} anchor="middle" paint="var(--on-accent)" strong small>
        {step}
      </Label>
    </>
  );
}

function Part({text, is = 'row', end, step, open = false, left, top, width}: Placed): ReactNode {
  const boxed = is === 'field' || is === 'button';
  return (
    <g>
      {(boxed || open || step !== undefined) && (
        <Box
          x={left}
          y={top + 2}
          w={width}
          h={rowHeight - 4}
          radius={5}
          tone={step === undefined ? 'plain' : 'accent'}
          filled={open || step !== undefined}
        />
      )}
      <Label
        x={is === 'button' || is === 'tab' ? left + width / 2 : left + 8}
        y={top + 20}
        anchor={is === 'button' || is === 'tab' ? 'middle' : 'start'}
        tone={step === undefined ? 'plain' : 'accent'}
        strong={is === 'head' || open || step !== undefined}
      >
        {text}
      </Label>
      {end && (
        <Label x={left + width - 8} y={top + 20} anchor="end">
          {end}
        </Label>
      )}
      {typeof step === 'number' && <StepNumber x={left + width} y={top + 3} step={step} />}
    </g>
  );
}

export function Panel(props: Props): ReactNode {
  const {x, y, w, title} = props;
  const {placed, height} = place(props);
  return (
    <g>
      <Box x={x} y={y} w={w} h={height} radius={8} filled />
      {title && (
        <>
          <Label x={x + 16} y={y + 22} strong>
            {title}
          </Label>
          <Line from={[x, y + 32]} to={[x + w, y + 32]} />
        </>
      )}
      {placed.map((control) => (
        <Part key={control.text} {...control} />
      ))}
    </g>
  );
}
