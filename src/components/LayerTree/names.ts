import {translate} from '@docusaurus/Translate';
import type {ValueName} from '@site/core/layers/drawn';

/** What the values of a layer are called. */
export function valueNames(): Record<ValueName, string> {
  return {
    width: translate({id: 'vocabulary.values.width', message: 'Width', description: 'Name of a value of a layer'}),
    height: translate({id: 'vocabulary.values.height', message: 'Height', description: 'Name of a value of a layer'}),
    minWidth: translate({id: 'vocabulary.values.minWidth', message: 'Min width', description: 'Name of a value of a layer'}),
    maxWidth: translate({id: 'vocabulary.values.maxWidth', message: 'Max width', description: 'Name of a value of a layer'}),
    minHeight: translate({id: 'vocabulary.values.minHeight', message: 'Min height', description: 'Name of a value of a layer'}),
    maxHeight: translate({id: 'vocabulary.values.maxHeight', message: 'Max height', description: 'Name of a value of a layer'}),
    position: translate({id: 'vocabulary.values.position', message: 'Position', description: 'Name of a value of a layer'}),
    x: 'X',
    y: 'Y',
    constraints: translate({id: 'vocabulary.values.constraints', message: 'Constraints', description: 'Name of a value of a layer'}),
    layout: translate({
      id: 'vocabulary.values.layout',
      message: 'Auto layout',
      description: 'Name of a value of a layer: the direction of its auto layout',
    }),
    align: translate({id: 'vocabulary.values.align', message: 'Align', description: 'Name of a value of a layer: where its children lie'}),
    gap: translate({id: 'vocabulary.values.gap', message: 'Gap', description: 'Name of a value of a layer'}),
    padding: translate({id: 'vocabulary.values.padding', message: 'Padding', description: 'Name of a value of a layer'}),
    text: translate({id: 'vocabulary.values.text', message: 'Text', description: 'Name of a value of a layer: what its text says'}),
    font: translate({id: 'vocabulary.values.font', message: 'Font', description: 'Name of a value of a layer: the font family'}),
    fontSize: translate({id: 'vocabulary.values.fontSize', message: 'Size', description: 'Name of a value of a layer: the font size'}),
    fontWeight: translate({
      id: 'vocabulary.values.fontWeight',
      message: 'Weight',
      description: 'Name of a value of a layer: the font weight',
    }),
    lineHeight: translate({id: 'vocabulary.values.lineHeight', message: 'Line height', description: 'Name of a value of a layer'}),
    textAlign: translate({id: 'vocabulary.values.textAlign', message: 'Text align', description: 'Name of a value of a layer'}),
    color: translate({id: 'vocabulary.values.color', message: 'Color', description: 'Name of a value of a layer: the color of its text'}),
    radius: translate({id: 'vocabulary.values.radius', message: 'Radius', description: 'Name of a value of a layer: the corner radius'}),
    fill: translate({id: 'vocabulary.values.fill', message: 'Fill', description: 'Name of a value of a layer: its paint'}),
    hover: translate({id: 'vocabulary.values.hover', message: 'Fill on hover', description: 'Name of a value of a layer'}),
    stroke: translate({id: 'vocabulary.values.stroke', message: 'Stroke', description: 'Name of a value of a layer'}),
    shadow: translate({id: 'vocabulary.values.shadow', message: 'Drop shadow', description: 'Name of a value of a layer'}),
    blur: translate({id: 'vocabulary.values.blur', message: 'Layer blur', description: 'Name of a value of a layer'}),
    innerShadow: translate({id: 'vocabulary.values.innerShadow', message: 'Inner shadow', description: 'Name of a value of a layer'}),
    backgroundBlur: translate({
      id: 'vocabulary.values.backgroundBlur',
      message: 'Background blur',
      description: 'Name of a value of a layer',
    }),
    blend: translate({id: 'vocabulary.values.blend', message: 'Blend mode', description: 'Name of a value of a layer'}),
    opacity: translate({id: 'vocabulary.values.opacity', message: 'Opacity', description: 'Name of a value of a layer'}),
    rotation: translate({id: 'vocabulary.values.rotation', message: 'Rotation', description: 'Name of a value of a layer'}),
    clip: translate({id: 'vocabulary.values.clip', message: 'Clip content', description: 'Name of a value of a layer'}),
    mask: translate({id: 'vocabulary.values.mask', message: 'Mask', description: 'Name of a value of a layer: that it cuts others'}),
    scroll: translate({
      id: 'vocabulary.values.scroll',
      message: 'Overflow',
      description: 'Name of a value of a layer: how it scrolls in a prototype',
    }),
    property: translate({
      id: 'vocabulary.values.property',
      message: 'Shown by property',
      description: 'Name of a value of a layer: the property of the component that shows or hides it',
    }),
    visible: translate({
      id: 'vocabulary.values.visible',
      message: 'Visibility',
      description: 'Name of a value of a layer: that it is hidden',
    }),
  };
}
