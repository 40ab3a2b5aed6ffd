import {translate} from '@docusaurus/Translate';
import type {ItalicFont, Scenario} from '@site/data/opentype/italic-fonts';

export const scenarioLabels: Record<Scenario, () => string> = {
  'single-static': () =>
    translate({
      id: 'vocabulary.italicFontTable.scenario.singleStatic',
      message: 'one static file',
      description: 'How a font family ships',
    }),
  'many-static': () =>
    translate({
      id: 'vocabulary.italicFontTable.scenario.manyStatic',
      message: 'several static files',
      description: 'How a font family ships',
    }),
  'ital-axis': () =>
    translate({
      id: 'vocabulary.italicFontTable.scenario.italAxis',
      message: 'one variable file with ital',
      description: 'How a font family ships',
    }),
  'slnt-instances': () =>
    translate({
      id: 'vocabulary.italicFontTable.scenario.slntInstances',
      message: 'one variable file with slnt',
      description: 'How a font family ships',
    }),
  'two-variable': () =>
    translate({
      id: 'vocabulary.italicFontTable.scenario.twoVariable',
      message: 'two variable files',
      description: 'How a font family ships',
    }),
};

export const foundByLabels: Record<NonNullable<ItalicFont['foundBy']> | 'nothing', () => string> = {
  'bit-0': () =>
    translate({id: 'vocabulary.italicFontTable.found.bit', message: 'yes, by bit 0', description: 'What shows that a font is italic'}),
  instances: () =>
    translate({
      id: 'vocabulary.italicFontTable.found.instances',
      message: 'yes, by its instances',
      description: 'What shows that a font has italics',
    }),
  nothing: () => translate({id: 'vocabulary.italicFontTable.found.nothing', message: 'no', description: 'A font is not italic'}),
};
