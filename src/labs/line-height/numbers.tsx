import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Readout, round} from '../_kit';
import {flutterHeight} from './code';
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
      label={translate({id: 'labs.line-height.numbers', message: 'Numbers', description: 'Heading of the numbers'})}
      rows={[
        {
          term: translate({id: 'labs.line-height.line', message: 'Line', description: 'Row of numbers: the line height'}),
          value: lineFormula(setting),
          testId: 'line',
        },
        {
          term: translate({id: 'labs.line-height.half', message: 'Half-leading', description: 'Row of numbers'}),
          value: `(${round(line)} − ${contentArea(metrics)}) ÷ 2 = ${px(half)}`,
          testId: 'half-leading',
        },
        {
          term: translate({id: 'labs.line-height.first', message: 'First baseline', description: 'Row of numbers'}),
          value: `${round(half)} + ${metrics.ascent} = ${px(baseline(line, metrics))}`,
          testId: 'first-baseline',
        },
        {
          term: translate({
            id: 'labs.line-height.offset',
            message: 'Text starts at',
            description: 'Row of numbers: top of the first line in the box',
          }),
          value: px(first?.top ?? 0),
        },
        {
          term: translate({id: 'labs.line-height.small', message: 'Line of the small text', description: 'Row of numbers'}),
          value: px(childLine(setting)),
        },
        {
          term: translate({id: 'labs.line-height.height', message: 'Height of the text', description: 'Row of numbers'}),
          value: `2 × ${round(line)} + ${round(childLine(setting))} = ${px(textHeight(setting))}`,
          testId: 'text-height',
        },
        {
          term: translate({
            id: 'labs.line-height.flutter',
            message: 'Flutter without even leading',
            description: 'Row of numbers: where the first baseline would be with the default leading distribution',
          }),
          value:
            factor === null
              ? translate({id: 'labs.line-height.same', message: 'the same', description: 'Value of a row of numbers'})
              : px(proportionalBaseline(line, exactMetrics(setting.fontSize))),
        },
      ]}
    />
  );
}
