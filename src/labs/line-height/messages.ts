import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import {browserLine, browserMetrics, childLine, halfLeading, lineBoxes, type Setting, textHeight} from './model';

export const words = {
  commentAuto: () =>
    translate({
      id: 'labs.line-height.comment.auto',
      message: 'Auto: the font decides, nothing is written.',
      description: 'Comment in generated code',
    }),
  value: () => translate({id: 'labs.line-height.value', message: 'Line height', description: 'Label of the line height'}),
  top: () => translate({id: 'labs.line-height.top', message: 'Top', description: 'Vertical alignment of text'}),
  center: () => translate({id: 'labs.line-height.center', message: 'Center', description: 'Vertical alignment of text'}),
  bottom: () => translate({id: 'labs.line-height.bottom', message: 'Bottom', description: 'Vertical alignment of text'}),
  number: () => translate({id: 'labs.line-height.number', message: 'Number', description: 'A way to write a line height in CSS'}),
  percentage: () =>
    translate({id: 'labs.line-height.percentage', message: 'Percentage', description: 'A way to write a line height in CSS'}),
  stage: () =>
    translate({
      id: 'labs.line-height.stage',
      message: 'Text with its lines and leading',
      description: 'Name of the drawing',
    }),
  unit: () => translate({id: 'labs.line-height.unit', message: 'Unit in the design', description: 'Label of the units'}),
  fontSize: () => translate({id: 'labs.line-height.font-size', message: 'Font size', description: 'Label of a slider'}),
  align: () => translate({id: 'labs.line-height.align', message: 'Vertical alignment', description: 'Label of the alignments'}),
  writing: () =>
    translate({
      id: 'labs.line-height.writing',
      message: 'Write % in CSS as',
      description: 'Label of the ways to write it',
    }),
  numbers: () => translate({id: 'labs.line-height.numbers', message: 'Numbers', description: 'Heading of the numbers'}),
  line: () => translate({id: 'labs.line-height.line', message: 'Line', description: 'Row of numbers: the line height'}),
  half: () => translate({id: 'labs.line-height.half', message: 'Half-leading', description: 'Row of numbers'}),
  first: () => translate({id: 'labs.line-height.first', message: 'First baseline', description: 'Row of numbers'}),
  offset: () =>
    translate({
      id: 'labs.line-height.offset',
      message: 'Text starts at',
      description: 'Row of numbers: top of the first line in the box',
    }),
  small: () => translate({id: 'labs.line-height.small', message: 'Line of the small text', description: 'Row of numbers'}),
  height: () => translate({id: 'labs.line-height.height', message: 'Height of the text', description: 'Row of numbers'}),
  flutter: () =>
    translate({
      id: 'labs.line-height.flutter',
      message: 'Flutter without even leading',
      description: 'Row of numbers: where the first baseline would be with the default leading distribution',
    }),
  same: () => translate({id: 'labs.line-height.same', message: 'the same', description: 'Value of a row of numbers'}),
};

export function summary(setting: Setting): string[] {
  const line = browserLine(setting);
  return [
    translate(
      {
        id: 'labs.line-height.summary',
        message: 'Lines of {line} pixels, half-leading {half} pixels. Lines of the small text: {child} pixels.',
        description: 'Read to screen readers after a change',
      },
      {line: round(line), half: round(halfLeading(line, browserMetrics(setting.fontSize))), child: round(childLine(setting))},
    ),
    translate(
      {
        id: 'labs.line-height.summary.text',
        message: 'The text is {height} pixels high and starts at {top}.',
        description: 'Read to screen readers after the text has moved or changed its height',
      },
      {height: round(textHeight(setting)), top: round(lineBoxes(setting)[0]?.top ?? 0)},
    ),
  ];
}
