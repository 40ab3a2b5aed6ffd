import type {ReactNode} from 'react';
import {Readout, round} from '../_kit';
import {flutterHeight} from './code';
import {words} from './messages';
import {
  baseline,
  browserLine,
  browserMetrics,
  childLine,
  contentArea,
  designLine,
  exactMetrics,
  halfLeading,
  lineBoxes,
  proportionalBaseline,
  type Setting,
  textHeight,
} from './model';

const px = (value: number) => `${round(value)}px`;

function lineFormula(setting: Setting): string {
  const line = designLine(setting);
  if (setting.unit === 'percent') return `${setting.fontSize} × ${setting.percent}% = ${px(line)}`;
  if (setting.unit === 'px') return px(line);
  const {ascent, descent} = exactMetrics(setting.fontSize);
  const browser = browserLine(setting);
  return `${round(ascent)} + ${round(descent)} = ${px(line)} → CSS ${px(browser)}`;
}

/** Every number with the way to it. */
export function Numbers({setting}: {setting: Setting}): ReactNode {
  const metrics = browserMetrics(setting.fontSize);
  const line = browserLine(setting);
  const half = halfLeading(line, metrics);
  const factor = flutterHeight(setting);
  const first = lineBoxes(setting)[0];
  return (
    <Readout
      wide
      label={words.numbers()}
      rows={[
        {
          term: words.line(),
          value: lineFormula(setting),
          testId: 'line',
        },
        {
          term: words.half(),
          value: `(${round(line)} − ${contentArea(metrics)}) ÷ 2 = ${px(half)}`,
          testId: 'half-leading',
        },
        {
          term: words.first(),
          value: `${round(half)} + ${metrics.ascent} = ${px(baseline(line, metrics))}`,
          testId: 'first-baseline',
        },
        {
          term: words.offset(),
          value: px(first?.top ?? 0),
        },
        {
          term: words.small(),
          value: px(childLine(setting)),
        },
        {
          term: words.height(),
          value: `2 × ${round(line)} + ${round(childLine(setting))} = ${px(textHeight(setting))}`,
          testId: 'text-height',
        },
        {
          term: words.flutter(),
          value: factor === null ? words.same() : px(proportionalBaseline(line, exactMetrics(setting.fontSize))),
        },
      ]}
    />
  );
}
