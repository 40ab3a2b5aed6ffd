import {type FlagFacts, flagPath} from '../facts/facts';
import {flagOfKey} from '../facts/flags';
import type {DrawnFlag, DrawnLayer} from './drawn';
import type {Layer} from './layer';
import {maskOf} from './mask';
import {type Parent, styleOf, within} from './style';
import {type Origin, originWithin, valuesOf} from './values';

function pageOf(text: string, facts: FlagFacts): string | undefined {
  const [key = ''] = text.split(/[=\s]/);
  const flag = flagOfKey(facts, text) ?? flagOfKey(facts, key);
  return flag && flagPath(facts, flag.name);
}

/** Cuts the flags of a name apart and finds the page of each. */
export function drawFlags(flags: string, facts: FlagFacts): DrawnFlag[] {
  if (flags === '') return [];
  return flags.split(/\s+(?=--|\/\/@)/).map((text) => {
    const disabled = text.startsWith('----');
    const to = pageOf(disabled ? text.slice(2) : text, facts);
    return {text, ...(to && {to}), ...(disabled && {disabled: true as const})};
  });
}

function draw(layer: Layer, parent: Parent, origin: Origin, facts: FlagFacts, index = 0, mask?: Layer): DrawnLayer {
  const [inner, innerOrigin] = [within(layer, parent), originWithin(layer, origin)];
  const {name, kind, text} = layer;
  return {
    name,
    line: layer.line,
    flags: drawFlags(layer.flags, facts),
    kind,
    ...(layer.hidden && {hidden: true as const}),
    ...(text !== undefined && {text}),
    ...(layer.photo === false && {plain: true as const}),
    style: styleOf(layer, parent, index === 0, mask),
    values: valuesOf(layer, parent, origin),
    children: layer.children.map((child, at) => draw(child, inner, innerOrigin, facts, at, maskOf(layer.children, at))),
  };
}

export function drawLayers(layers: readonly Layer[], facts: FlagFacts): DrawnLayer[] {
  return layers.map((layer) => draw(layer, {flow: 'root', painted: false}, {x: 0, y: 0}, facts));
}
