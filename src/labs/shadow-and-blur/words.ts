import {translate} from '@docusaurus/Translate';
import type {Comments} from './code';
import {type Effect, type LayerKind, outcome, type Setting} from './model';

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
