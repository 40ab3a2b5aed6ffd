import {latin} from '../latin';
import {camel, pascal} from '../names';
import {flutterNames} from './provided';

/** A class with the name of one of Flutter's would hide it, also from the module itself: such a name ends in `Widget`. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

/** `Row` becomes `Row widget`, whose class is `RowWidget`. The names of Dart have Latin letters only. */
export function dartTitle(title: string): string {
  const spelled = latin(title);
  return flutterNames.has(pascal(spelled)) ? `${spelled} widget` : spelled;
}

/** `HeroCard`; `RowWidget` for a layer called Row. */
export const dartClass = (name: string): string => pascal(dartTitle(name));

/** `heroCard` */
export const dartField = (name: string): string => camel(latin(name));

/** The name of a component of your own: as you say, as far as Dart can. */
export const ownClass = (name: string): string => (latin(name) === name ? name : pascal(latin(name)));
