import {brand} from '../../config/brand';
import type {Example, FirstView} from '../../core/playground/example';
import {readDesign, targetChoices} from '../../core/playground/result';

/** A copy of the site may lack the page with the hero card. */
const standIn: Example = {id: 'card', group: 'start', title: 'Card', source: 'Card 320x200 fill=#ffffff radius=16'};

/** The hero card and its code for the first target, with which the playground starts. */
export function firstView(examples: readonly Example[], locale: string): FirstView {
  const example = examples.find(({group}) => group === 'start') ?? standIn;
  const outcome = readDesign({source: example.source, target: 'react', scope: brand.scope});
  if ('mistake' in outcome) throw new Error(`${example.id}: line ${outcome.mistake.line}, found ${outcome.mistake.found}`);
  return {example, result: outcome.result, targets: targetChoices(locale)};
}
