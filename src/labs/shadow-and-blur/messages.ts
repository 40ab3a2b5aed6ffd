import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import {type Comments, type MappingRow, mapping} from './code';
import {type Effect, isShadow, type LayerKind, outcome, type Setting} from './model';

export const words = {
  star: () => translate({id: 'labs.shadow-and-blur.star', message: 'A star', description: 'Name of the vector layer'}),
  stage: () =>
    translate({
      id: 'labs.shadow-and-blur.stage',
      message: 'The layer with its effect',
      description: 'Name of the drawing',
    }),
  effect: () => translate({id: 'labs.shadow-and-blur.effect', message: 'Effect', description: 'Label of the kinds of effects'}),
  layer: () => translate({id: 'labs.shadow-and-blur.layer', message: 'Layer', description: 'Label of the kinds of layers'}),
  radius: () => translate({id: 'labs.shadow-and-blur.radius', message: 'Radius r', description: 'Label of the blur radius'}),
  fill: () =>
    translate({
      id: 'labs.shadow-and-blur.fill',
      message: 'Opacity of the fill',
      description: 'Label of the fill opacity',
    }),
  spread: () =>
    translate({
      id: 'labs.shadow-and-blur.spread',
      message: 'Spread',
      description: 'Row of the table of values and label of a slider',
    }),
  color: () => translate({id: 'labs.shadow-and-blur.color', message: 'Color', description: 'Label of the shadow color'}),
  opacity: () => translate({id: 'labs.shadow-and-blur.opacity', message: 'Opacity', description: 'Label of the shadow opacity'}),
  value: () => translate({id: 'labs.shadow-and-blur.value', message: 'Value', description: 'Column of the table of values'}),
  design: () => translate({id: 'labs.shadow-and-blur.design', message: 'Design', description: 'Column of the table of values'}),
  profile: () =>
    translate({
      id: 'labs.shadow-and-blur.profile',
      message: 'Strength across the edge of the layer: half at the edge, almost gone at r.',
      description: 'Caption of the plot of the blur',
    }),
};

interface Words {
  effects: {value: Effect; label: string}[];
  layers: {value: LayerKind; label: string}[];
  comments: Comments;
  verdict: (setting: Setting) => string;
}

function verdict(setting: Setting): string {
  switch (outcome(setting)) {
    case 'replaced':
      return translate({
        id: 'labs.shadow-and-blur.verdict.replaced',
        message: 'CSS has no inner shadow for text. A drop shadow takes its place.',
        description: 'Explains an inner shadow on text',
      });
    case 'unsupported':
      return translate({
        id: 'labs.shadow-and-blur.verdict.unsupported',
        message: 'Not converted: the design tool blurs the outlines of the letters and looks darker than any CSS blur.',
        description: 'Explains a layer blur on text',
      });
    case 'box-only':
      return translate({
        id: 'labs.shadow-and-blur.verdict.box-only',
        message: 'CSS blurs behind the whole text box, not behind the letters.',
        description: 'Explains a background blur on text',
      });
    case 'exact':
      break;
  }
  if (setting.effect === 'background-blur') {
    return translate({
      id: 'labs.shadow-and-blur.verdict.background',
      message: 'The blur shows only through a translucent fill. CSS blur() takes σ, so it gets half of the radius.',
      description: 'Explains a background blur',
    });
  }
  if (setting.effect === 'layer-blur' || setting.layer === 'vector') {
    return translate({
      id: 'labs.shadow-and-blur.verdict.filter',
      message: 'CSS filters take σ, so they get half of the design radius.',
      description: 'Explains a filter',
    });
  }
  return translate({
    id: 'labs.shadow-and-blur.verdict.shadow',
    message: 'CSS shadows take 2σ as the design does, so the radius stays. Flutter counts differently: (r ÷ 2 − 0.5) ÷ 0.57735.',
    description: 'Explains box-shadow and text-shadow',
  });
}

export function allWords(): Words {
  return {
    effects: [
      {value: 'drop', label: translate({id: 'labs.shadow-and-blur.drop', message: 'Drop shadow', description: 'Kind of effect'})},
      {value: 'inner', label: translate({id: 'labs.shadow-and-blur.inner', message: 'Inner shadow', description: 'Kind of effect'})},
      {
        value: 'layer-blur',
        label: translate({id: 'labs.shadow-and-blur.layer-blur', message: 'Layer blur', description: 'Kind of effect'}),
      },
      {
        value: 'background-blur',
        label: translate({id: 'labs.shadow-and-blur.background-blur', message: 'Background blur', description: 'Kind of effect'}),
      },
    ],
    layers: [
      {value: 'box', label: translate({id: 'labs.shadow-and-blur.box', message: 'Box', description: 'Kind of layer'})},
      {value: 'text', label: translate({id: 'labs.shadow-and-blur.text', message: 'Text', description: 'Kind of layer'})},
      {value: 'vector', label: translate({id: 'labs.shadow-and-blur.vector', message: 'Vector', description: 'Kind of layer'})},
    ],
    comments: {
      replaced: translate({
        id: 'labs.shadow-and-blur.comment.replaced',
        message: 'No inner shadow on text: a drop shadow instead.',
        description: 'Comment in generated code',
      }),
      unsupported: translate({
        id: 'labs.shadow-and-blur.comment.unsupported',
        message: 'Layer blur on text is not converted.',
        description: 'Comment in generated code',
      }),
      noInner: translate({
        id: 'labs.shadow-and-blur.comment.noInner',
        message: 'No inner shadow in Flutter: needs a painter of your own.',
        description: 'Comment in generated code',
      }),
    },
    verdict,
  };
}

export function propertyName(property: MappingRow['property']): string {
  switch (property) {
    case 'offset':
      return translate({id: 'labs.shadow-and-blur.offset', message: 'Offset x, y', description: 'Row of the table of values'});
    case 'blur':
      return translate({id: 'labs.shadow-and-blur.blur', message: 'Blur', description: 'Row of the table of values'});
    case 'spread':
      return translate({
        id: 'labs.shadow-and-blur.spread',
        message: 'Spread',
        description: 'Row of the table of values and label of a slider',
      });
    case 'sigma':
      return translate({id: 'labs.shadow-and-blur.sigma', message: 'Deviation σ', description: 'Row of the table of values'});
  }
}

export const none = (): string =>
  translate({id: 'labs.shadow-and-blur.none', message: 'none', description: 'A value without counterpart on a platform'});

const properties: readonly MappingRow['property'][] = ['offset', 'blur', 'spread', 'sigma'];

export function summary(setting: Setting): string[] {
  const rows = mapping(setting);
  const values = properties.map((property) => {
    const row = rows.find((each) => each.property === property);
    if (!row) return '';
    return translate(
      {
        id: 'labs.shadow-and-blur.summary.value',
        message: '{property}: {design} in the design, CSS {css}, Flutter {flutter}.',
        description: 'Read to screen readers after a value was changed',
      },
      {property: propertyName(property), design: row.design, css: row.css ?? none(), flutter: row.flutter ?? none()},
    );
  });
  const color = isShadow(setting)
    ? translate(
        {
          id: 'labs.shadow-and-blur.summary.color',
          message: 'Color {color}, opacity {opacity} percent.',
          description: 'Read to screen readers after the color or the opacity of a shadow was changed',
        },
        {color: setting.color, opacity: round(setting.opacity * 100, 0)},
      )
    : '';
  const fill =
    setting.effect === 'background-blur'
      ? translate(
          {
            id: 'labs.shadow-and-blur.summary.fill',
            message: 'Opacity of the fill: {opacity} percent.',
            description: 'Read to screen readers after the opacity of the layer was changed',
          },
          {opacity: round(setting.fill * 100, 0)},
        )
      : '';
  return [verdict(setting), ...values, color, fill];
}
