import {translate} from '@docusaurus/Translate';
import {changes, type Group, opticalSize, type State} from './model';
import {featureLabels} from './names';

export const words = {
  text: () => translate({id: 'labs.opentype-features.text', message: 'Text', description: 'Label of the text to set'}),
  sample: () =>
    translate({
      id: 'labs.opentype-features.sample',
      message: 'Sample',
      description: 'Label of the choice of a sample text',
    }),
  size: () => translate({id: 'labs.opentype-features.size', message: 'Font size', description: 'Label of the font size'}),
  wght: () => translate({id: 'labs.opentype-features.wght', message: 'Weight (wght)', description: 'Label of the weight axis'}),
  auto: () =>
    translate({
      id: 'labs.opentype-features.auto',
      message: 'Optical size follows the font size',
      description: 'Label of the switch for automatic optical sizing',
    }),
  opsz: () =>
    translate({
      id: 'labs.opentype-features.opsz',
      message: 'Optical size (opsz)',
      description: 'Label of the optical size axis',
    }),
  missing: () =>
    translate({
      id: 'labs.opentype-features.missing',
      message: 'Not in this font, so a request changes nothing:',
      description: 'Comes before the list of features that the font does not have',
    }),
  with: () =>
    translate({
      id: 'labs.opentype-features.with',
      message: 'With your settings',
      description: 'Caption of the text drawn with the chosen features',
    }),
  default: () =>
    translate({
      id: 'labs.opentype-features.default',
      message: 'As the font comes',
      description: 'Caption of the text drawn without any settings',
    }),
  failed: () =>
    translate({
      id: 'labs.opentype-features.failed',
      message: 'The font could not be loaded, so another one is used and the features do nothing.',
      description: 'Shown when the font of the demonstration could not be downloaded',
    }),
};

export function groupLabel(group: Group): string {
  switch (group) {
    case 'figures':
      return translate({id: 'labs.opentype-features.figures', message: 'Figures', description: 'Group of features'});
    case 'letters':
      return translate({id: 'labs.opentype-features.letters', message: 'Letters', description: 'Group of features'});
    case 'alternates':
      return translate({id: 'labs.opentype-features.alternates', message: 'Alternates', description: 'Group of features'});
  }
}

export function summary(state: State): string[] {
  const labels = featureLabels();
  const names = (on: boolean) =>
    changes(state)
      .filter((change) => change.on === on)
      .map(({tag}) => labels[tag])
      .join(', ');
  const [on, off] = [names(true), names(false)];
  return [
    on === ''
      ? translate({
          id: 'labs.opentype-features.summary.none',
          message: 'No feature is switched on.',
          description: 'Read to screen readers after the last feature was switched off',
        })
      : translate(
          {
            id: 'labs.opentype-features.summary.on',
            message: 'Switched on: {features}.',
            description: 'Read to screen readers after a feature was switched on or off',
          },
          {features: on},
        ),
    off === ''
      ? ''
      : translate(
          {
            id: 'labs.opentype-features.summary.off',
            message: 'Switched off: {features}.',
            description: 'Read to screen readers after a feature that is on by itself was switched off',
          },
          {features: off},
        ),
    translate(
      {
        id: 'labs.opentype-features.summary.size',
        message: 'Font size {size} pixels, weight {weight}, optical size {optical}.',
        description: 'Read to screen readers after the size or an axis of the font was changed',
      },
      {size: state.size, weight: state.wght, optical: opticalSize(state)},
    ),
  ];
}
