import {type Declarations, printRule} from '../_kit/declarations';
import {round} from '../_kit/number';
import {toByte} from './color';
import {effectiveMode, type Setting} from './model';
import {findMode, type Mode} from './modes';

/** The layer of the design. A null mode in CSS means that no rule can say it and the layer becomes artwork. */
export function layerDeclarations({mode}: Setting): Declarations {
  if (mode === 'pass-through') return {};
  if (mode === 'normal') return {isolation: 'isolate'};
  const css = findMode(mode).css;
  return css === null ? {} : {'mix-blend-mode': css};
}

export function childDeclarations({source, opacity, child}: Setting): Declarations {
  const fill = opacity === 1 ? source : `${source}${toByte(opacity).toString(16).padStart(2, '0')}`;
  return {'background-color': fill, ...(child === 'normal' ? {} : {'mix-blend-mode': child})};
}

export function backdropDeclarations({backdrop}: Setting): Declarations {
  return {'background-color': backdrop};
}

export function isArtwork(setting: Setting): boolean {
  return setting.mode !== 'pass-through' && findMode(setting.mode).css === null;
}

export function cssCode(setting: Setting, comments: {artwork: string; nothing: string}): string {
  const backdrop = printRule('.backdrop', backdropDeclarations(setting));
  if (isArtwork(setting)) return `${backdrop}\n\n/* ${comments.artwork} */\n.layer {\n  background-image: url("layer.png");\n}`;
  const layer =
    setting.mode === 'pass-through' ? `/* ${comments.nothing} */\n.layer {\n}` : printRule('.layer', layerDeclarations(setting));
  return [backdrop, layer, printRule('.layer-fill', childDeclarations(setting))].join('\n\n');
}

const argb = (hex: string, opacity = 1) =>
  `Color(0x${toByte(opacity).toString(16).padStart(2, '0')}${hex.slice(1)})`.replace(/x(\w+)/, (_, d: string) => `x${d.toUpperCase()}`);

export function flutterCode(setting: Setting, comments: {artwork: string; nothing: string}): string {
  const backdrop = `canvas.drawRect(area, Paint()..color = const ${argb(setting.backdrop)});`;
  const fill = `Paint()..color = const ${argb(setting.source, setting.opacity)}`;
  const body = (lines: string[]) =>
    [
      '@override',
      'void paint(Canvas canvas, Size size) {',
      '  final area = Offset.zero & size;',
      ...lines.map((line) => `  ${line}`),
      '}',
    ].join('\n');
  if (setting.mode === 'pass-through') {
    const mode = findMode(effectiveMode(setting)).flutter;
    return body([
      backdrop,
      `// ${comments.nothing}`,
      'canvas.drawRect(',
      '  area,',
      `  ${fill}`,
      `    ..blendMode = BlendMode.${mode},`,
      ');',
    ]);
  }
  const {flutter} = findMode(setting.mode);
  if (flutter === null) return `// ${comments.artwork}\nImage.asset('assets/layer.png')`;
  return body([
    backdrop,
    `canvas.saveLayer(area, Paint()..blendMode = BlendMode.${flutter});`,
    `canvas.drawRect(area, ${fill});`,
    'canvas.restore();',
  ]);
}

export type SupportLevel = 'yes' | 'partly' | 'no';
export type SupportNote = 'nothing' | 'isolate' | 'mix-only' | 'webkit-only' | 'no-mode' | 'api-29' | 'save-layer' | 'plain';

export interface Support {
  platform: 'CSS' | 'Flutter' | 'SwiftUI' | 'Compose';
  name: string | null;
  level: SupportLevel;
  note: SupportNote;
}

/** Porter-Duff modes that Android had before version 10 (API 29); Compose falls back to source over for the others. */
const beforeApi29 = new Set(['SrcOver', 'Plus', 'Screen', 'Overlay', 'Darken', 'Lighten']);

export function support(mode: Mode): Support[] {
  if (mode.id === 'pass-through') {
    return (['CSS', 'Flutter', 'SwiftUI', 'Compose'] as const).map((platform) => ({platform, name: null, level: 'yes', note: 'nothing'}));
  }
  const css: Support =
    mode.css === null
      ? {platform: 'CSS', name: 'plus-darker', level: 'no', note: 'webkit-only'}
      : mode.id === 'normal'
        ? {platform: 'CSS', name: 'isolation: isolate', level: 'yes', note: 'isolate'}
        : {platform: 'CSS', name: mode.css, level: 'yes', note: mode.id === 'plus-lighter' ? 'mix-only' : 'plain'};
  const flutter: Support =
    mode.flutter === null
      ? {platform: 'Flutter', name: null, level: 'no', note: 'no-mode'}
      : {platform: 'Flutter', name: `BlendMode.${mode.flutter}`, level: 'yes', note: 'save-layer'};
  const swiftui: Support = {platform: 'SwiftUI', name: `.blendMode(.${mode.swiftui})`, level: 'yes', note: 'plain'};
  const compose: Support =
    mode.compose === null
      ? {platform: 'Compose', name: null, level: 'no', note: 'no-mode'}
      : beforeApi29.has(mode.compose)
        ? {platform: 'Compose', name: `BlendMode.${mode.compose}`, level: 'yes', note: 'plain'}
        : {platform: 'Compose', name: `BlendMode.${mode.compose}`, level: 'partly', note: 'api-29'};
  return [css, flutter, swiftui, compose];
}

/** Opacity as a reader sees it. */
export const percent = (value: number) => `${round(value * 100, 0)}%`;
