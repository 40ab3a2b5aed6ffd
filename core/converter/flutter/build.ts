import {contentKey, dartGetter} from '../content';
import {kebab} from '../names';
import {dartPath, type Reference, referenceOf} from '../reference';
import {isMaskBox} from '../scene/masks';
import {sourceOf} from '../scene/media';
import {isHidden, isPlaced, isShown, type SceneNode} from '../scene/node';
import {formatOf, isAvatar, isRendered} from '../scene/role';
import {type ScrollAxis, scrollOf} from '../scene/scroll';
import {inlineText} from '../web/parts';
import {labelOf} from '../web/rules/widget';
import {button} from './button';
import type {DartContext} from './context';
import {control, tile} from './control';
import {borderRadius, color, decoration, overlays, padding, plainColor} from './decoration';
import {field} from './field';
import {expanded, flowWidget, positioned, stack} from './layout';
import {ownClass} from './names';
import {isFixed, scaffold} from './scaffold';
import {expands, extent, limits} from './size';
import {scrollsUnderHeaders, scrollViewWithHeaders} from './sticky';
import {text, textStyle} from './text';
import {type Call, call, callWith, code, constant, type Expression, list, number, string, template} from './widget';

/** From a scene to widgets: the same decisions as for CSS, said in Flutter. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

const asset = (node: SceneNode, format: string): Expression =>
  string(`designto/assets/${kebab(node.flags.text('--hash') ?? node.name)}.${format}`);

/** The file of a picture, or the one that is found by its key. */
function assetOf(node: SceneNode, format: string, context: DartContext): Expression {
  const key = contentKey(node);
  if (key === undefined) return asset(node, format);
  context.uses('content.dart');
  return code(`asset(${string(key).code})`, false);
}

function keyOf({flags}: SceneNode): Expression | undefined {
  const id = flags.text('--id');
  const scope = flags.text('--scope');
  return id === undefined ? undefined : callWith('ValueKey', [string(scope === undefined ? id : `${scope}.${id}`)]);
}

/** Paint below a splash of ink: the decoration is on the material, the child reacts. */
function inkBox(node: SceneNode, child: Expression | undefined, inset: Expression | undefined, onTap: Expression): Expression {
  const {line} = node;
  const paint = decoration(node);
  const plain = plainColor(paint);
  const width = extent(node, 'width');
  const height = extent(node, 'height');
  const inner = inset === undefined ? child : call('Padding', {padding: inset, child}, line);
  const well = call('InkWell', {onTap, borderRadius: paint && borderRadius(node), child: inner}, line);
  if (!paint && width === undefined && height === undefined) return well;
  if (!paint) return call('SizedBox', {width, height, child: well}, line);
  return call('Ink', {width, height, ...(plain ? {color: plain} : {decoration: paint}), child: well}, line);
}

/** The least widget that gives a child its size, its padding and its paint. */
function box(node: SceneNode, content: Expression | undefined, inset: Expression | undefined): Expression {
  const above = overlays(node);
  if (above.length > 0 && inset !== undefined) return box(node, call('Padding', {padding: inset, child: content}, node.line), undefined);
  const child = above.reduce((below, paint) => call('DecoratedBox', {decoration: paint, child: below}, node.line), content);
  const paint = decoration(node);
  const plain = plainColor(paint);
  const clips = node.layer.clip || node.flags.text('--overflow') === 'hidden';
  const width = extent(node, 'width');
  const height = extent(node, 'height');
  const key = keyOf(node);
  const {line} = node;
  if (!paint && !clips) {
    if (inset === undefined && width === undefined && height === undefined && key === undefined)
      return child ?? call('SizedBox.shrink', {}, line);
    if (inset === undefined) return call('SizedBox', {key, width, height, child}, line);
    if (width === undefined && height === undefined) return call('Padding', {key, padding: inset, child}, line);
  }
  if (plain && !clips && [inset, width, height].every((part) => part === undefined))
    return call('ColoredBox', {key, color: plain, child}, line);
  return call(
    'Container',
    {
      key,
      width,
      height,
      padding: inset,
      clipBehavior: clips && paint ? constant('Clip', 'antiAlias') : undefined,
      ...(plain && !clips ? {color: plain} : {decoration: paint}),
      child,
    },
    line,
  );
}

function picture(node: SceneNode, context: DartContext): Expression {
  const media = node.flags.text('--media');
  const format = formatOf(node);
  const size = {width: extent(node, 'width'), height: extent(node, 'height')};
  if (isAvatar(node)) {
    const image = callWith('AssetImage', [asset(node, format)]);
    return call('CircleAvatar', {radius: number(node.box.width / 2), backgroundImage: image}, node.line);
  }
  if (format === 'svg' && media === undefined) {
    context.uses('package:flutter_svg/flutter_svg.dart');
    return callWith('SvgPicture.asset', [asset(node, format)], size, node.line);
  }
  const image = callWith(
    media === undefined ? 'Image.asset' : 'Image.network',
    [media === undefined ? assetOf(node, format, context) : string(media)],
    {...size, fit: isRendered(node) ? undefined : constant('BoxFit', 'cover'), semanticLabel: string(node.name)},
    node.line,
  );
  const radius = isRendered(node) ? undefined : borderRadius(node);
  return radius ? call('ClipRRect', {borderRadius: radius, child: image}, node.line) : image;
}

function lottie(node: SceneNode, context: DartContext): Expression {
  context.uses('package:lottie/lottie.dart');
  const source = sourceOf(node) ?? '';
  const name = /^https?:/.test(source) ? 'Lottie.network' : 'Lottie.asset';
  return callWith(name, [string(source)], {width: extent(node, 'width'), height: extent(node, 'height')}, node.line);
}

function component(reference: Reference, node: SceneNode, context: DartContext): Expression {
  context.uses(dartPath(reference));
  const props = reference.takesProps ? context.props.list.filter(({type}) => type !== 'callback') : [];
  // Your own code is called as you say.
  const name = node.role === 'reference' ? ownClass(reference.name) : reference.name;
  return call(name, Object.fromEntries(props.map(({name}) => [name, code(name, false)])), node.line);
}

function vector(node: SceneNode, context: DartContext): Expression {
  context.uses('package:flutter_svg/flutter_svg.dart');
  const tint = node.layer.color && callWith('ColorFilter.mode', [color(node.layer.color), constant('BlendMode', 'srcIn')]);
  const size = {width: number(node.box.width), height: number(node.box.height)};
  return callWith('SvgPicture.asset', [asset(node, 'svg')], {...size, ...(tint && {colorFilter: tint})}, node.line);
}

function fontIcon(node: SceneNode): Expression {
  const name = (node.flags.text('--as-mdi') ?? node.name).replace(/\W+/g, '_');
  return callWith(
    'Icon',
    [code(`Icons.${name}`)],
    {size: number(node.box.width), ...(node.layer.color && {color: color(node.layer.color)})},
    node.line,
  );
}

function divider(node: SceneNode): Expression {
  const thickness = number(node.box.height);
  const ink = node.layer.kind === 'line' ? node.layer.stroke?.color : node.layer.fill;
  const rule = call('Divider', {height: thickness, thickness, ...(typeof ink === 'string' && {color: color(ink)})}, node.line);
  const width = extent(node, 'width');
  return width === undefined ? rule : call('SizedBox', {width, child: rule}, node.line);
}

function paragraph(node: SceneNode, context: DartContext): Expression {
  const shown = node.children.filter(isShown);
  const first = shown.find((child) => child.layer.kind === 'text');
  const base = JSON.stringify(first && textStyle(first));
  const spans = shown.map((child): Expression => {
    const content = inlineText(child);
    if (content === undefined) {
      return call('WidgetSpan', {alignment: constant('PlaceholderAlignment', 'middle'), child: inner(child, context)}, child.line);
    }
    const own = child.layer.kind === 'text' && JSON.stringify(textStyle(child)) !== base;
    return call('TextSpan', {text: string(content), style: own ? textStyle(child) : undefined}, child.line);
  });
  const isPlain = spans.every((span) => span.kind === 'call' && span.name === 'TextSpan' && span.named.length === 1);
  const style = first && textStyle(first);
  if (isPlain) return callWith('Text', [string(shown.map((child) => inlineText(child) ?? '').join(''))], {style}, node.line);
  return callWith('Text.rich', [call('TextSpan', {style, children: list(spans)})], {}, node.line);
}

function content(node: SceneNode, context: DartContext): Expression {
  const key = contentKey(node);
  if (key !== undefined) {
    context.uses('l10n/app_localizations.dart');
    return code(`AppLocalizations.of(context)!.${dartGetter(key)}`, false);
  }
  const pieces = context.props.templateOf(node);
  if (pieces) return template(pieces);
  const prop = context.props.textOf(node);
  return prop === undefined ? string(node.layer.text ?? '') : code(prop, false);
}

function scrolling(node: SceneNode, axis: ScrollAxis, child: Expression): Expression {
  const view = (horizontal: boolean, inset: Expression | undefined, content: Expression) =>
    call(
      'SingleChildScrollView',
      {...(horizontal && {scrollDirection: constant('Axis', 'horizontal')}), padding: inset, child: content},
      node.line,
    );
  return axis === 'both' ? view(false, undefined, view(true, padding(node), child)) : view(axis === 'x', padding(node), child);
}

/** Where the bars of the system were drawn, the device says how much room they take. */
const safe = (node: SceneNode, child: Expression): Expression => (node.leavesBars ? call('SafeArea', {child}, node.line) : child);

/** A ListView has no spacing of its own. */
const withGaps = (rows: readonly Expression[], gap: number): Expression[] =>
  gap <= 0 ? [...rows] : rows.flatMap((row, index) => (index === 0 ? [row] : [call('SizedBox', {height: number(gap)}), row]));

/** The shape of a layer as a clip. */
function clipped({layer, line}: SceneNode, child: Expression, radius: Expression | undefined): Expression {
  if (layer.kind === 'ellipse') return call('ClipOval', {child}, line);
  return radius ? call('ClipRRect', {borderRadius: radius, child}, line) : call('ClipRect', {child}, line);
}

function lane(node: SceneNode, flows: readonly Expression[], scroll: ScrollAxis | undefined): Expression {
  const widget = flowWidget(node, flows);
  return scroll ? scrolling(node, scroll, widget) : widget;
}

const slivers = (node: SceneNode, context: DartContext): Expression =>
  scrollViewWithHeaders(node, {widget: (child) => whole(child, context), switchOf: (child) => context.props.switchOf(child)});

/** `onTap`: what a frame does that is pressed as a whole. */
function frame(node: SceneNode, context: DartContext, onTap?: Expression): Expression {
  const inset = padding(node);
  const [checkbox, label, ...others] = node.children;
  if (checkbox?.role === 'checkbox' && label?.role === 'text' && others.length === 0) {
    return box(node, tile(checkbox, text(label, content(label, context)), context), inset);
  }
  const around = (child: Expression | undefined) => (onTap ? inkBox(node, child, inset, onTap) : box(node, child, inset));
  const flows = () => node.children.filter((child) => !isPlaced(child)).map((child) => placed(child, context));
  const loose = node.children.filter(isPlaced).map((child) => placed(child, context));
  if (node.children.length === 0 && node.flow === 'free') return around(undefined);
  if (isMaskBox(node)) return clipped(node, sized(node, stack(node, loose)), borderRadius(node));
  if (node.flow === 'free') return around(safe(node, stack(node, loose)));
  const scroll = scrollOf(node);
  if (node.role === 'list' && node.height.size.mode !== 'hug') {
    const rows = list(withGaps(flows(), node.layer.gap ?? 0));
    return box(node, call('ListView', {padding: padding(node) ?? code('EdgeInsets.zero'), children: rows}, node.line), undefined);
  }
  const hasSlivers = scrollsUnderHeaders(node);
  const moving = hasSlivers ? slivers(node, context) : lane(node, flows(), scroll);
  const inside = safe(node, loose.length > 0 ? stack(node, [moving, ...loose]) : moving);
  return scroll || hasSlivers ? box(node, inside, undefined) : around(inside);
}

/** The widget of a layer, without what its parent wants to know of it. */
function inner(node: SceneNode, context: DartContext): Expression {
  switch (node.role) {
    case 'text': {
      const width = extent(node, 'width');
      const height = extent(node, 'height');
      const shown = text(node, content(node, context), keyOf(node));
      return width === undefined && height === undefined ? shown : call('SizedBox', {width, height, child: shown}, node.line);
    }
    case 'text-group':
      return box(node, paragraph(node, context), padding(node));
    case 'picture':
      return picture(node, context);
    case 'vector':
      return vector(node, context);
    case 'font-icon':
      return fontIcon(node);
    case 'lottie':
      return lottie(node, context);
    case 'divider':
      return divider(node);
    case 'checkbox':
    case 'toggle':
    case 'slider':
      return sized(node, control(node, context));
    case 'input':
      return sized(node, field(node));
    case 'button':
      return pressable(node, context);
    default:
      return frame(node, context);
  }
}

function sized(node: SceneNode, child: Expression): Expression {
  const width = extent(node, 'width');
  const height = extent(node, 'height');
  return width === undefined && height === undefined ? child : call('SizedBox', {width, height, child}, node.line);
}

/** A label makes a button of the library; anything else is made pressable. */
function pressable(node: SceneNode, context: DartContext): Expression {
  const callback = context.props.callbackOf(node);
  const label = labelOf(node);
  if (label) return sized(node, button(node, callWith('Text', [content(label, context)], {}, label.line), callback));
  const onTap = code(callback ?? '() {}', false);
  if (node.layer.kind !== 'text') return frame(node, context, onTap);
  return call('InkWell', {onTap, child: text(node, content(node, context))}, node.line);
}

const cursors: Readonly<Record<string, string>> = {
  pointer: 'click',
  'ew-resize': 'resizeLeftRight',
  'ns-resize': 'resizeUpDown',
  text: 'text',
  move: 'move',
  grab: 'grab',
  'not-allowed': 'forbidden',
  wait: 'wait',
  help: 'help',
};

/** What flags and effects put around a widget. */
function wrapped(node: SceneNode, context: DartContext): Expression {
  const {layer, flags, line} = node;
  const reference = referenceOf(node);
  if (reference) return component(reference, node, context);
  let widget = inner(node, context);
  const around = (name: string, args: Record<string, Expression>): Call => call(name, {...args, child: widget}, line);
  const bounds = limits(node);
  if (bounds) widget = around('ConstrainedBox', {constraints: bounds});
  if (layer.blur && layer.kind !== 'text') {
    context.uses('dart:ui');
    const sigma = number(layer.blur / 2);
    widget = around('ImageFiltered', {imageFilter: call('ImageFilter.blur', {sigmaX: sigma, sigmaY: sigma})});
  }
  if (layer.backdrop) {
    context.uses('dart:ui');
    const sigma = number(layer.backdrop / 2);
    const filter = call('ImageFilter.blur', {sigmaX: sigma, sigmaY: sigma});
    // Without a clip the filter would blur the whole screen.
    widget = clipped(node, around('BackdropFilter', {filter}), borderRadius(node));
  }
  if (layer.opacity !== undefined && layer.opacity !== 1) widget = around('Opacity', {opacity: number(layer.opacity)});
  if (layer.rotate) {
    const angle = code(String(Math.round(((layer.rotate * Math.PI) / 180) * 10000) / 10000));
    widget = around('Transform.rotate', {angle, ...(isPlaced(node) && {alignment: constant('Alignment', 'topLeft')})});
  }
  const cursor = flags.text('--cursor');
  if (cursor !== undefined) widget = around('MouseRegion', {cursor: constant('SystemMouseCursors', cursors[cursor] ?? 'basic')});
  const href = flags.text('--href');
  if (href !== undefined) widget = around('InkWell', {onTap: code(opening(href, context), false)});
  const clicked = flags.has('--onclick') ? context.props.callbackOf(node) : undefined;
  if (clicked !== undefined) widget = around('GestureDetector', {onTap: code(clicked, false)});
  if (isHidden(node)) widget = around('Visibility', {visible: code('false')});
  return widget;
}

function opening(href: string, context: DartContext): string {
  const target = string(href).code;
  if (!/^[a-z]+:/i.test(href)) return `() => Navigator.of(context).pushNamed(${target})`;
  context.uses('package:url_launcher/url_launcher.dart');
  return `() => launchUrl(Uri.parse(${target}))`;
}

/** The widget of a child, or the reference to what it is declared as. */
function whole(node: SceneNode, context: DartContext): Expression {
  const widget = wrapped(node, context);
  return node.flags.has('--declare') ? context.declare(node, widget) : widget;
}

/** A child, as its parent places it. */
function placed(node: SceneNode, context: DartContext): Expression {
  const widget = whole(node, context);
  const inFlow = expands(node) && isShown(node) && !referenceOf(node) ? expanded(node, widget) : widget;
  const shown = isPlaced(node) ? positioned(node, widget) : inFlow;
  const condition = context.props.switchOf(node);
  return condition === undefined ? shown : {kind: 'condition', prop: condition, widget: shown, line: node.line};
}

export function buildWidget(root: SceneNode, context: DartContext): Expression {
  const fixed = root.children.filter(isFixed);
  if (fixed.length === 0) return wrapped(root, context);
  const rest = {...root, children: root.children.filter((child) => !isFixed(child))};
  return scaffold({
    body: wrapped(rest, context),
    fixed,
    widget: (node) => wrapped(node, context),
    positioned: (node) => positioned(node, wrapped(node, context)),
  });
}
