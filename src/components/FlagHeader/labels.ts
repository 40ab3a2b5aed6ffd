import {translate} from '@docusaurus/Translate';
import type {FlagValueRow} from '@site/core/facts/flags';
import type {Category, ValueKind} from '@site/data/flags/types';
import {labelOf} from '@site/src/components/lib/label';

/** The words of the flag registry that are shown: categories, kinds of values, and a value in one phrase. */

export const categoryLabels: Record<Category, () => string> = {
  text: () => translate({id: 'vocabulary.flag.category.text', message: 'Text', description: 'Category of flags'}),
  layout: () => translate({id: 'vocabulary.flag.category.layout', message: 'Layout', description: 'Category of flags'}),
  sizing: () => translate({id: 'vocabulary.flag.category.sizing', message: 'Sizing', description: 'Category of flags'}),
  position: () => translate({id: 'vocabulary.flag.category.position', message: 'Position', description: 'Category of flags'}),
  widgets: () => translate({id: 'vocabulary.flag.category.widgets', message: 'Widgets', description: 'Category of flags'}),
  graphics: () => translate({id: 'vocabulary.flag.category.graphics', message: 'Graphics and export', description: 'Category of flags'}),
  identity: () => translate({id: 'vocabulary.flag.category.identity', message: 'Identity', description: 'Category of flags'}),
  code: () => translate({id: 'vocabulary.flag.category.code', message: 'Code', description: 'Category of flags'}),
  interaction: () =>
    translate({id: 'vocabulary.flag.category.interaction', message: 'Interaction and motion', description: 'Category of flags'}),
  media: () => translate({id: 'vocabulary.flag.category.media', message: 'Media', description: 'Category of flags'}),
  processing: () => translate({id: 'vocabulary.flag.category.processing', message: 'Processing', description: 'Category of flags'}),
};

const kindLabels: Record<ValueKind, () => string> = {
  none: () => translate({id: 'vocabulary.flag.kind.none', message: 'no value', description: 'Kind of value of a flag'}),
  boolean: () => translate({id: 'vocabulary.flag.kind.boolean', message: 'true or false', description: 'Kind of value of a flag: boolean'}),
  string: () => translate({id: 'vocabulary.flag.kind.string', message: 'text', description: 'Kind of value of a flag'}),
  url: () => translate({id: 'vocabulary.flag.kind.url', message: 'address', description: 'Kind of value of a flag: URL'}),
  integer: () => translate({id: 'vocabulary.flag.kind.integer', message: 'whole number', description: 'Kind of value of a flag'}),
  length: () =>
    translate({id: 'vocabulary.flag.kind.length', message: 'length', description: 'Kind of value of a flag, such as 320 or 50vw'}),
  range: () => translate({id: 'vocabulary.flag.kind.range', message: 'range', description: 'Kind of value of a flag: min-max-initial'}),
  enum: () => translate({id: 'vocabulary.flag.kind.enum', message: 'one word of a list', description: 'Kind of value of a flag'}),
};

/** "a length", "true or false or the name of the module": the description of the value, or else its kinds. */
export function valueLabel({kinds, what}: FlagValueRow): string {
  const or = translate({
    id: 'vocabulary.flag.or',
    message: ' or ',
    description: 'Between two kinds of values of a flag; keep the spaces around it',
  });
  const described = what ? [...kinds.filter((kind) => kind === 'boolean').map((kind) => labelOf(kindLabels, kind)), what] : undefined;
  return (described ?? kinds.map((kind) => labelOf(kindLabels, kind))).join(or);
}
