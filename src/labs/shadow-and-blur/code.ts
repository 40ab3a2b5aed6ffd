import {printRule} from '../_kit/declarations';
import {dart, px} from '../_kit/number';
import {declarations, flutterBlurRadius, hasSpread, outcome, type Setting, sigma} from './model';

export interface Comments {
  replaced: string;
  unsupported: string;
  noInner: string;
}

export function cssCode(setting: Setting, comments: Comments): string {
  const rule = printRule('.layer', declarations(setting));
  const result = outcome(setting);
  if (result === 'unsupported') return `/* ${comments.unsupported} */\n${rule}`;
  return result === 'replaced' ? `/* ${comments.replaced} */\n${rule}` : rule;
}

export function dartColor(hex: string, opacity: number): string {
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  return `Color(0x${(alpha + hex.slice(1)).toUpperCase()})`;
}

export function flutterCode(setting: Setting, comments: Comments): string {
  const {effect, layer, x, y} = setting;
  const color = dartColor(setting.color, setting.opacity);
  const offset = `Offset(${dart(x)}, ${dart(y)})`;
  const blur = dart(flutterBlurRadius(setting.radius), 1);
  const gaussian = `ImageFilter.blur(sigmaX: ${dart(sigma(setting))}, sigmaY: ${dart(sigma(setting))})`;

  if (effect === 'layer-blur') {
    if (layer === 'text') return `// ${comments.unsupported}\nText('Designto')`;
    return `ImageFiltered(\n  imageFilter: ${gaussian},\n  child: layer,\n)`;
  }
  if (effect === 'background-blur') {
    const fill = dartColor('#ffffff', setting.fill);
    return `ClipRRect(\n  borderRadius: BorderRadius.circular(12),\n  child: BackdropFilter(\n    filter: ${gaussian},\n    child: ColoredBox(\n      color: const ${fill},\n      child: layer,\n    ),\n  ),\n)`;
  }
  if (layer === 'text') {
    const note = effect === 'inner' ? `// ${comments.replaced}\n` : '';
    return `${note}Text(\n  'Designto',\n  style: TextStyle(\n    shadows: [\n      Shadow(\n        offset: ${offset},\n        blurRadius: ${blur},\n        color: ${color},\n      ),\n    ],\n  ),\n)`;
  }
  if (effect === 'inner') return `// ${comments.noInner}\nCustomPaint(\n  painter: InnerShadowPainter(),\n  child: layer,\n)`;
  if (layer === 'vector') {
    return `Stack(\n  children: [\n    Transform.translate(\n      offset: const ${offset},\n      child: ImageFiltered(\n        imageFilter: ${gaussian},\n        child: ColorFiltered(\n          colorFilter: const ColorFilter.mode(\n            ${color},\n            BlendMode.srcIn,\n          ),\n          child: layer,\n        ),\n      ),\n    ),\n    layer,\n  ],\n)`;
  }
  return `BoxDecoration(\n  boxShadow: [\n    BoxShadow(\n      offset: ${offset},\n      blurRadius: ${blur},\n      spreadRadius: ${dart(setting.spread)},\n      color: ${color},\n    ),\n  ],\n)`;
}

export interface MappingRow {
  property: 'offset' | 'blur' | 'spread' | 'sigma';
  design: string;
  css: string | null;
  flutter: string | null;
}

/** Design value to CSS value to Flutter value, one row per property. A null has no counterpart. */
export function mapping(setting: Setting): MappingRow[] {
  const {effect, layer, radius, x, y, spread} = setting;
  const deviation: MappingRow = {
    property: 'sigma',
    design: `${dart(radius)} ÷ 2`,
    css: dart(sigma(setting)),
    flutter: dart(sigma(setting)),
  };
  const half = `${dart(radius)} ÷ 2 = ${px(radius / 2)}`;
  if (effect === 'layer-blur' || effect === 'background-blur') {
    const lost = outcome(setting) === 'unsupported';
    return [
      {property: 'blur', design: dart(radius), css: lost ? null : half, flutter: lost ? null : `σ ${dart(sigma(setting))}`},
      deviation,
    ];
  }
  const byFlutter = layer === 'vector' ? `σ ${dart(sigma(setting))}` : dart(flutterBlurRadius(radius), 1);
  const noFlutter = effect === 'inner' && layer === 'box';
  const pair = `${dart(x)}, ${dart(y)}`;
  const rows: MappingRow[] = [
    {property: 'offset', design: pair, css: `${px(x)} ${px(y)}`, flutter: noFlutter ? null : pair},
    {property: 'blur', design: dart(radius), css: layer === 'vector' ? half : px(radius), flutter: noFlutter ? null : byFlutter},
  ];
  if (hasSpread(setting)) rows.push({property: 'spread', design: dart(spread), css: px(spread), flutter: noFlutter ? null : dart(spread)});
  return [...rows, deviation];
}
