import {printRule} from '../_kit/declarations';
import {dart} from '../_kit/number';
import {box, boxDeclarations, childDeclarations, childScale, designLine, type Setting, textDeclarations} from './model';

export function cssCode(setting: Setting, auto: string): string {
  const text = printRule('.text', textDeclarations(setting));
  const noted = setting.unit === 'auto' ? text.replace('\n}', `\n  /* ${auto} */\n}`) : text;
  return [printRule('.box', boxDeclarations(setting)), noted, printRule('.small', childDeclarations(setting))].join('\n\n');
}

/** The factor of TextStyle: line height by font size. Null when the font decides. */
export function flutterHeight(setting: Setting): number | null {
  return setting.unit === 'auto' ? null : designLine(setting) / setting.fontSize;
}

const alignments = {top: 'topLeft', center: 'centerLeft', bottom: 'bottomLeft'};

export function flutterCode(setting: Setting, auto: string): string {
  const height = flutterHeight(setting);
  // A factor is multiplied by each span's own size, so a fixed line needs another factor for the smaller span.
  const small = setting.unit === 'px' && height !== null ? `\n          height: ${dart(height / childScale, 4)},` : '';
  const lines =
    height === null ? `    // ${auto}` : `    height: ${dart(height, 4)},\n    leadingDistribution: TextLeadingDistribution.even,`;
  return `Container(
  width: ${box.width},
  height: ${box.height},
  alignment: Alignment.${alignments[setting.align]},
  child: Text.rich(
    TextSpan(
      text: 'Layers\\nto code\\n',
      style: const TextStyle(
        fontSize: ${dart(setting.fontSize)},
${lines.replaceAll(/^ {4}/gm, '        ')}
      ),
      children: const [
        TextSpan(
          text: 'and back',
          style: TextStyle(
            fontSize: ${dart(setting.fontSize * childScale)},${small && `\n            ${small.trim()}`}
          ),
        ),
      ],
    ),
  ),
)`;
}
