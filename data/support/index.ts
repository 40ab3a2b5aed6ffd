import type {Target, TargetId} from '../targets';
import type {Text} from '../text';
import {layout} from './layout';
import {effects, paint} from './paint';
import {parts} from './parts';
import {pictures} from './pictures';
import {text} from './text';
import type {Engine, Feature, Level} from './types';

export {type Feature, type Level, levels} from './types';

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
