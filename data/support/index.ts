import type {TargetId} from '../targets';
import {layout} from './layout';
import {effects, paint} from './paint';
import {parts} from './parts';
import {pictures} from './pictures';
import {text} from './text';
import type {Engine, Feature} from './types';

export {type Engine, type Feature, type Level, levels} from './types';

/** How each target supports the features of a design. */
export const features: readonly Feature[] = [...layout, ...text, ...paint, ...effects, ...pictures, ...parts];

/** What draws the result of a target, where it is not CSS. */
export const engines: Partial<Record<TargetId, Engine>> = {
  'react-native': 'react-native',
  expo: 'react-native',
  flutter: 'flutter',
  'jetpack-compose': 'jetpack-compose',
  swiftui: 'swiftui',
};
