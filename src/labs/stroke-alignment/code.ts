import {printRule} from '../_kit/declarations';
import {dart} from '../_kit/number';
import {declarations, flutterPadding, layer, type Setting} from './model';

export const cssCode = (setting: Setting): string => printRule('.layer', declarations(setting));

const sides = {inside: 'strokeAlignInside', center: 'strokeAlignCenter', outside: 'strokeAlignOutside'};

export function flutterCode(setting: Setting): string {
  const {align, weight, radius} = setting;
  const color = `Color(0xFF${layer.color.slice(1).toUpperCase()})`;
  return `Container(
  width: ${layer.width},
  height: ${layer.height},
  padding: const EdgeInsets.all(${dart(flutterPadding(setting))}),
  decoration: BoxDecoration(
    border: Border.all(
      color: const ${color},
      width: ${dart(weight)},
      strokeAlign: BorderSide.${sides[align]},
    ),
    borderRadius: BorderRadius.circular(${dart(radius)}),
  ),
)`;
}
