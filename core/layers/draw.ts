import {type Facts, flagPath} from '../facts/facts';
import {flagOfKey} from '../facts/flags';
import type {DrawnFlag, DrawnLayer} from './drawn';
import type {Layer} from './layer';
import {type Parent, styleOf, within} from './style';

function pageOf(text: string, facts: Facts): string | undefined {
  const [key = ''] = text.split(/[=\s]/);
  const flag = flagOfKey(facts, text) ?? flagOfKey(facts, key);
  return flag && flagPath(facts, flag.name);
}

/** Cuts the flags of a name apart and finds the page of each. */
export function drawFlags(flags: string, facts: Facts): DrawnFlag[] {
  if (flags === '') return [];
  return flags.split(/\s+(?=--|\/\/@)/).map((text) => {
    const disabled = text.startsWith('----');
    const to = pageOf(disabled ? text.slice(2) : text, facts);
    return {text, ...(to && {to}), ...(disabled && {disabled: true as const})};
  });
}

function draw(layer: Layer, parent: Parent, facts: Facts): DrawnLayer {
  const inner = within(layer, parent);
  const {name, kind, text} = layer;
  return {
    name,
    line: layer.line,
    flags: drawFlags(layer.flags, facts),
    kind,
    ...(layer.hidden && {hidden: true as const}),
    ...(text !== undefined && {text}),
    style: styleOf(layer, parent),
    children: layer.children.map((child) => draw(child, inner, facts)),
  };
}

export function drawLayers(layers: readonly Layer[], facts: Facts): DrawnLayer[] {
  return layers.map((layer) => draw(layer, {flow: 'root', painted: false}, facts));
}
