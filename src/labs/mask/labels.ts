import {translate} from '@docusaurus/Translate';
import type {LayerId, MaskPaint, MaskShape, MaskType} from './model';

export function typeLabel(type: MaskType): string {
  switch (type) {
    case 'alpha':
      return translate({id: 'labs.mask.alpha', message: 'Alpha', description: 'Mask type that keeps by opacity'});
    case 'vector':
      return translate({id: 'labs.mask.vector', message: 'Vector', description: 'Mask type that keeps what lies inside the outline'});
    case 'luminance':
      return translate({id: 'labs.mask.luminance', message: 'Luminance', description: 'Mask type that keeps by brightness'});
  }
}

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
          message: 'Alpha: what lies above stays as far as the fill of the mask is opaque. Its color does not count.',
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
