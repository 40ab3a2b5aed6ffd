import {translate} from '@docusaurus/Translate';
import type {FeatureGroup, InitialState} from '@site/data/opentype/features';

export const groupLabels: Record<FeatureGroup, () => string> = {
  general: () => translate({id: 'vocabulary.featureTable.group.general', message: 'General', description: 'Group of OpenType features'}),
  ligatures: () =>
    translate({id: 'vocabulary.featureTable.group.ligatures', message: 'Ligatures', description: 'Group of OpenType features'}),
  case: () => translate({id: 'vocabulary.featureTable.group.case', message: 'Capitals', description: 'Group of OpenType features'}),
  figures: () => translate({id: 'vocabulary.featureTable.group.figures', message: 'Figures', description: 'Group of OpenType features'}),
  position: () =>
    translate({
      id: 'vocabulary.featureTable.group.position',
      message: 'Superscripts and subscripts',
      description: 'Group of OpenType features',
    }),
  stylistic: () =>
    translate({id: 'vocabulary.featureTable.group.stylistic', message: 'Alternates', description: 'Group of OpenType features'}),
  spacing: () =>
    translate({id: 'vocabulary.featureTable.group.spacing', message: 'Kerning and bounds', description: 'Group of OpenType features'}),
  marks: () => translate({id: 'vocabulary.featureTable.group.marks', message: 'Marks', description: 'Group of OpenType features'}),
  joining: () =>
    translate({id: 'vocabulary.featureTable.group.joining', message: 'Cursive joining', description: 'Group of OpenType features'}),
  direction: () =>
    translate({id: 'vocabulary.featureTable.group.direction', message: 'Direction', description: 'Group of OpenType features'}),
  indic: () =>
    translate({
      id: 'vocabulary.featureTable.group.indic',
      message: 'Indic and Southeast Asian',
      description: 'Group of OpenType features',
    }),
  hangul: () => translate({id: 'vocabulary.featureTable.group.hangul', message: 'Hangul', description: 'Group of OpenType features'}),
  'cjk-width': () =>
    translate({id: 'vocabulary.featureTable.group.cjkWidth', message: 'CJK widths', description: 'Group of OpenType features'}),
  'cjk-forms': () =>
    translate({id: 'vocabulary.featureTable.group.cjkForms', message: 'CJK forms', description: 'Group of OpenType features'}),
  vertical: () =>
    translate({id: 'vocabulary.featureTable.group.vertical', message: 'Vertical text', description: 'Group of OpenType features'}),
  math: () => translate({id: 'vocabulary.featureTable.group.math', message: 'Math', description: 'Group of OpenType features'}),
};

export const stateLabels: Record<InitialState, () => string> = {
  on: () => translate({id: 'vocabulary.featureTable.state.on', message: 'on', description: 'An OpenType feature is on unasked'}),
  off: () =>
    translate({id: 'vocabulary.featureTable.state.off', message: 'off', description: 'An OpenType feature is off unless asked for'}),
  script: () =>
    translate({
      id: 'vocabulary.featureTable.state.script',
      message: 'by script',
      description: 'An OpenType feature is on where the script needs it',
    }),
  context: () =>
    translate({
      id: 'vocabulary.featureTable.state.context',
      message: 'by context',
      description: 'An OpenType feature is on where direction, math or another feature needs it',
    }),
  app: () =>
    translate({
      id: 'vocabulary.featureTable.state.app',
      message: 'by the app',
      description: 'The application decides about an OpenType feature',
    }),
};
