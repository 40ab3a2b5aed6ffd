import {layout} from './support/layout';
import {effects, paint} from './support/paint';
import {parts} from './support/parts';
import {pictures} from './support/pictures';
import {text} from './support/text';
import type {Engine, Feature, Level} from './support/types';
import type {Target, TargetId} from './targets';
import type {Text} from './text';

export {type Feature, type Level, levels} from './support/types';

/** What becomes of the features of a design in each target. */
export const features: readonly Feature[] = [...layout, ...text, ...paint, ...effects, ...pictures, ...parts];

const engines: Partial<Record<TargetId, Engine>> = {
  'react-native': 'react-native',
  expo: 'react-native',
  flutter: 'flutter',
  'jetpack-compose': 'jetpack-compose',
  swiftui: 'swiftui',
};

export interface Support {
  readonly level: Level;
  readonly note?: Text;
}

/** A planned target has nothing yet: what it will have is planned, what its platform cannot do stays out. */
export function supportOf(feature: Feature, target: Target): Support {
  const answer = feature.except?.[target.id] ?? feature.by[engines[target.id] ?? 'css'];
  const [level, note] = typeof answer === 'string' ? [answer] : answer;
  const planned = target.status === 'planned' && level !== 'none';
  return {level: planned ? 'planned' : level, ...(note && {note})};
}
