import type {DrawnFlag, DrawnLayer} from '../../core/layers/drawn';
import {flagOfKey} from '../../data/flags';
import type {Layer} from './layer';
import {type Surroundings, styleOf, within} from './style';

function pageOf(text: string): string | undefined {
  const [key = ''] = text.split(/[=\s]/);
  return (flagOfKey(text) ?? flagOfKey(key))?.name;
}

/** Cuts the flags of a name apart and finds the page of each. */
export function drawFlags(flags: string): DrawnFlag[] {
  if (flags === '') return [];
  return flags.split(/\s+(?=--|\/\/@)/).map((text) => {
    const disabled = text.startsWith('----');
    const page = pageOf(disabled ? text.slice(2) : text);
    return {text, ...(page && {page}), ...(disabled && {disabled: true as const})};
  });
}

function draw(layer: Layer, around: Surroundings): DrawnLayer {
  const inner = within(layer, around);
  const {name, kind, text} = layer;
  return {
    name,
    flags: drawFlags(layer.flags),
    kind,
    ...(layer.hidden && {hidden: true as const}),
    ...(text !== undefined && {text}),
    style: styleOf(layer, around),
    children: layer.children.map((child) => draw(child, inner)),
  };
}

export function drawLayers(layers: readonly Layer[]): DrawnLayer[] {
  return layers.map((layer) => draw(layer, {flow: 'root', painted: false}));
}
