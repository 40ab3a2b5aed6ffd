import type {SceneNode} from '../scene/node';
import {spansScreen} from '../web/rules/place';
import {call, type Expression, list} from './widget';

/** Layers that are fixed to the screen: in a slot of a Scaffold, or above the scroll view. */
export const statedAt = '@designto-code/flags/--position-fixed.mdx#targets';

export const isFixed = ({flags}: SceneNode): boolean => flags.has('--position-fixed');

/** Whether a layer keeps to the bottom: its constraint says so, or it is nearer to that edge. */
export function keepsToBottom({layer, parent, box}: SceneNode): boolean {
  if (layer.pin) return layer.pin.down === 'bottom';
  return parent !== undefined && box.y > parent.box.height - box.y - box.height;
}

const keepsToRight = ({layer, parent, box}: SceneNode): boolean =>
  layer.pin ? layer.pin.across === 'right' : parent !== undefined && box.x > parent.box.width - box.x - box.width;

type Slot = 'bottomNavigationBar' | 'floatingActionButton';

function slotOf(node: SceneNode): Slot | undefined {
  if (!keepsToBottom(node)) return undefined;
  if (spansScreen(node)) return 'bottomNavigationBar';
  return keepsToRight(node) ? 'floatingActionButton' : undefined;
}

interface Parts {
  /** The screen without what is fixed. */
  readonly body: Expression;
  readonly fixed: readonly SceneNode[];
  readonly widget: (node: SceneNode) => Expression;
  readonly positioned: (node: SceneNode) => Expression;
}

export function scaffold({body, fixed, widget, positioned}: Parts): Expression {
  const slots = fixed.flatMap((node) => {
    const slot = slotOf(node);
    return slot ? [[slot, widget(node)] as const] : [];
  });
  const above = fixed.filter((node) => slotOf(node) === undefined).map(positioned);
  const scrolling = call('SingleChildScrollView', {child: body});
  return call('Scaffold', {
    body: above.length > 0 ? call('Stack', {children: list([scrolling, ...above])}) : scrolling,
    ...Object.fromEntries(slots),
  });
}
