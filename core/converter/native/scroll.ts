import type {ScrollAxis} from '../scene/scroll';
import type {Element, Style} from '../web/element';

/** A `ScrollView` scrolls in one direction; for both there is one inside of the other. */
export const statedAt = '@designto-code/flags/--scroll.mdx#targets';

const isContent = ({state}: Style): boolean => state === 'content';

const sideways = (view: Element): Element => ({...view, attributes: [{name: 'horizontal', value: true}, ...view.attributes]});

export function scrolling(view: Element, axis: ScrollAxis): Element {
  if (axis === 'y') return view;
  if (axis === 'x') return sideways(view);
  const inner = sideways({...view, attributes: [], styles: view.styles.filter(isContent)});
  return {...view, styles: view.styles.filter((style) => !isContent(style)), children: [inner]};
}
