import {printRule} from '../_kit/declarations';
import {dart} from '../_kit/number';
import {type AxisName, axes, type Constraint, childCss, endOf, type Setting, sides, written} from './model';

export const cssCode = (setting: Setting): string => `.frame {\n  position: relative;\n}\n\n${printRule('.child', childCss(setting))}`;

function flutterOf(constraint: Constraint, axis: AxisName): string[] {
  const drawn = axes[axis];
  const {start, end, size, max} = sides[axis];
  switch (constraint) {
    case 'min':
      return [`${start}: ${dart(drawn.start)}`, `${size}: ${dart(drawn.size)}`];
    case 'max':
      return [`${end}: ${dart(endOf(drawn))}`, `${size}: ${dart(drawn.size)}`];
    case 'center': {
      const offset = drawn.start - drawn.total / 2;
      return [`${start}: box.${max} / 2 ${offset < 0 ? '-' : '+'} ${dart(Math.abs(offset))}`, `${size}: ${dart(drawn.size)}`];
    }
    case 'stretch':
      return [`${start}: ${dart(drawn.start)}`, `${end}: ${dart(endOf(drawn))}`];
    case 'scale':
      return [`${start}: box.${max} * ${dart(drawn.start / drawn.total, 4)}`, `${size}: box.${max} * ${dart(drawn.size / drawn.total, 4)}`];
  }
}

/** `Positioned` knows no percentages; where one is needed, the size of the frame comes from a `LayoutBuilder`. */
export function flutterCode({horizontal, vertical, artwork}: Setting): string {
  const lines = [...flutterOf(written(horizontal, artwork), 'horizontal'), ...flutterOf(written(vertical, artwork), 'vertical')];
  const measured = lines.some((line) => line.includes('box.'));
  const indent = measured ? '  ' : '';
  const stack = [
    'Stack(',
    `${indent}  children: [`,
    `${indent}    Positioned(`,
    ...lines.map((line) => `${indent}      ${line},`),
    `${indent}      child: child,`,
    `${indent}    ),`,
    `${indent}  ],`,
    `${indent})`,
  ].join('\n');
  return measured ? `LayoutBuilder(\n  builder: (context, box) => ${stack},\n)` : stack;
}
