import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import {type LayerId, type MaskPaint, type MaskShape, type MaskType, masked, type State} from './model';

export const words = {
  canvas: () =>
    translate({
      id: 'labs.mask.canvas',
      message: 'A group of layers with a mask',
      description: 'Accessible name of the drawing of the mask demonstration',
    }),
  type: () =>
    translate({
      id: 'labs.mask.type',
      message: 'Mask type',
      description: 'Label of the choice of alpha, vector or luminance',
    }),
  paint: () =>
    translate({
      id: 'labs.mask.paint',
      message: 'Fill of the mask',
      description: 'Label of the choice of what the mask layer is filled with',
    }),
  shape: () =>
    translate({
      id: 'labs.mask.shape',
      message: 'Shape of the mask',
      description: 'Label of the choice of the outline of the mask layer',
    }),
  isMask: () => translate({id: 'labs.mask.isMask', message: 'Use as mask', description: 'State of the layer that masks'}),
  isMasked: () => translate({id: 'labs.mask.isMasked', message: 'masked', description: 'State of a layer that is masked'}),
  notMasked: () => translate({id: 'labs.mask.notMasked', message: 'not masked', description: 'State of a layer that is not masked'}),
  up: (values: {layer: string | number}) =>
    translate({id: 'labs.mask.up', message: 'Move {layer} up', description: 'Button that moves a layer up in the panel'}, values),
  down: (values: {layer: string | number}) =>
    translate({id: 'labs.mask.down', message: 'Move {layer} down', description: 'Button that moves a layer down in the panel'}, values),
  layers: () =>
    translate({id: 'labs.mask.layers', message: 'Layers of the group, topmost first', description: 'Heading of the layer panel'}),
};

export function shapeLabel(shape: MaskShape): string {
  switch (shape) {
    case 'ellipse':
      return translate({id: 'labs.mask.ellipse', message: 'Ellipse', description: 'Shape of the mask layer'});
    case 'rounded':
      return translate({id: 'labs.mask.rounded', message: 'Rounded', description: 'Shape of the mask layer: a rounded rectangle'});
    case 'star':
      return translate({id: 'labs.mask.star', message: 'Star', description: 'Shape of the mask layer'});
  }
}

export function paintLabel(paint: MaskPaint): string {
  switch (paint) {
    case 'solid':
      return translate({id: 'labs.mask.solid', message: 'Black', description: 'Fill of the mask layer: opaque black'});
    case 'fade':
      return translate({
        id: 'labs.mask.fade',
        message: 'Black to clear',
        description: 'Fill of the mask layer: black, from opaque to transparent',
      });
    case 'light':
      return translate({
        id: 'labs.mask.light',
        message: 'Black to white',
        description: 'Fill of the mask layer: opaque, from black to white',
      });
  }
}

export function layerLabel(layer: LayerId): string {
  switch (layer) {
    case 'mask':
      return translate({id: 'labs.mask.layerMask', message: 'Mask', description: 'Name of the mask layer in the layer panel'});
    case 'badge':
      return translate({id: 'labs.mask.layerBadge', message: 'Badge', description: 'Name of a layer in the layer panel'});
    case 'photo':
      return translate({id: 'labs.mask.layerPhoto', message: 'Photo', description: 'Name of a layer in the layer panel'});
    case 'panel':
      return translate({
        id: 'labs.mask.layerPanel',
        message: 'Panel',
        description: 'Name of a layer in the layer panel: a plain rectangle',
      });
  }
}

export function explanation(type: MaskType, paint: MaskPaint): string {
  if (type === 'vector') {
    return translate({
      id: 'labs.mask.explainVector',
      message: 'Vector: only the outline counts. Everything inside stays, whatever the fill of the mask.',
      description: 'Explains the vector mask',
    });
  }
  if (type === 'alpha') {
    return paint === 'light'
      ? translate({
          id: 'labs.mask.explainAlphaLight',
          message: 'Alpha: only the opacity of the fill counts. Black and white are equally opaque, so nothing fades.',
          description: 'Explains the alpha mask with an opaque gradient',
        })
      : translate({
          id: 'labs.mask.explainAlpha',
          message: 'Alpha: what is above stays visible where the mask is opaque. Its color does not count.',
          description: 'Explains the alpha mask',
        });
  }
  return paint === 'light'
    ? translate({
        id: 'labs.mask.explainLuminanceLight',
        message: 'Luminance: black hides, white keeps, and grays lie between, weighted 0.2125 R + 0.7154 G + 0.0721 B.',
        description: 'Explains the luminance mask with a gradient from black to white',
      })
    : translate({
        id: 'labs.mask.explainLuminance',
        message: 'Luminance: black has no brightness, so a black mask hides everything, however opaque it is.',
        description: 'Explains the luminance mask with a black fill',
      });
}

export const nothingMasked = (): string =>
  translate({
    id: 'labs.mask.nothing',
    message: 'The mask is the topmost layer: nothing is above it, so nothing is masked.',
    description: 'Shown instead of the code, as a comment, when the mask is at the top of the list',
  });

export function summary(state: State): string[] {
  const inside = masked(state);
  return [
    inside.length === 0
      ? nothingMasked()
      : translate(
          {
            id: 'labs.mask.said',
            message: 'Masked: {layers}',
            description: 'Said to screen readers after the order of the layers changed',
          },
          {layers: inside.map(layerLabel).join(', ')},
        ),
    explanation(state.type, state.paint),
    translate(
      {
        id: 'labs.mask.summary.shape',
        message: 'Shape of the mask: {shape}, at {x}, {y}.',
        description: 'Read to screen readers after the mask was moved or got another shape',
      },
      {shape: shapeLabel(state.shape), x: round(state.mask.x), y: round(state.mask.y)},
    ),
  ];
}
