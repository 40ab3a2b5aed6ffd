import {printRule} from '../_kit/declarations';
import {dart} from '../_kit/number';
import {bounds, dartAngle, layerDeclarations, middle, origin, type Setting, wrapperDeclarations} from './model';

export function cssCode(setting: Setting): string {
  const layer = printRule('.layer', layerDeclarations(setting));
  return setting.pivot === 'wrapper' ? `${printRule('.wrapper', wrapperDeclarations(setting))}\n\n${layer}` : layer;
}

const indent = (text: string) => text.replaceAll('\n', '\n  ');

export function flutterCode(setting: Setting): string {
  const {width, height, pivot} = setting;
  const alignment = pivot === 'top-left' ? '\n  alignment: Alignment.topLeft,' : '';
  const box = `SizedBox(\n    width: ${dart(width)},\n    height: ${dart(height)},\n    child: layer,\n  )`;
  const turned = `Transform.rotate(\n  angle: ${dart(dartAngle(setting.angle), 4)},${alignment}\n  child: ${box},\n)`;
  if (pivot === 'wrapper') {
    const room = bounds(setting);
    return `SizedBox(\n  width: ${dart(room.width)},\n  height: ${dart(room.height)},\n  child: Center(\n    child: ${indent(indent(turned))},\n  ),\n)`;
  }
  const place = pivot === 'top-left' ? origin(setting) : {x: middle.x - width / 2, y: middle.y - height / 2};
  return `Positioned(\n  left: ${dart(place.x)},\n  top: ${dart(place.y)},\n  child: ${indent(turned)},\n)`;
}
