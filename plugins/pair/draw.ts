import {type Facts, flagPath} from '../../core/facts/facts';
import {flagOfKey} from '../../core/facts/flags';
import type {DrawnFlag, DrawnLayer} from '../../core/layers/drawn';
import type {Layer} from './layer';
import {type Surroundings, styleOf, within} from './style';

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

function draw(layer: Layer, around: Surroundings, facts: Facts): DrawnLayer {
  const inner = within(layer, around);
  const {name, kind, text} = layer;
  return {
    name,
    flags: drawFlags(layer.flags, facts),
    kind,
    ...(layer.hidden && {hidden: true as const}),
    ...(text !== undefined && {text}),
    style: styleOf(layer, around),
    children: layer.children.map((child) => draw(child, inner, facts)),
  };
}

export function drawLayers(layers: readonly Layer[], facts: Facts): DrawnLayer[] {
  return layers.map((layer) => draw(layer, {flow: 'root', painted: false}, facts));
}
