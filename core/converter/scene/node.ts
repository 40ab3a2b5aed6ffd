import type {Layer} from '../../layers/layer';
import type {Flags} from '../flags';

/** The scene: the layers that take part in the conversion, each with what the rules need to know of it. */

/** What a layer becomes, whatever the target. */
export type Role =
  | 'frame'
  | 'shape'
  | 'text'
  /** One paragraph made of several layers. */
  | 'text-group'
  | 'picture'
  | 'video'
  | 'audio'
  /** Another page, shown inside of this one. */
  | 'embed'
  | 'lottie'
  /** A component that is written somewhere else. */
  | 'reference'
  | 'vector'
  /** A glyph of the Material icon font. */
  | 'font-icon'
  | 'button'
  | 'input'
  | 'checkbox'
  | 'toggle'
  | 'slider'
  | 'divider'
  | 'list';

/** A length in a unit, or what follows from the content or from the room there is. */
export type Sizing = {readonly mode: 'hug'} | {readonly mode: 'fill'} | {readonly mode: 'fixed'; readonly length: string};

export interface Axis {
  readonly size: Sizing;
  readonly min?: string;
  readonly max?: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the children of a layer are placed. */
export type Flow = 'row' | 'column' | 'wrap' | 'free';

export interface SceneNode {
  readonly layer: Layer;
  readonly name: string;
  readonly flags: Flags;
  readonly line: number;
  /** The name of the outermost layer, where that one is unwrapped. */
  title?: string;
  readonly parent: SceneNode | undefined;
  readonly children: SceneNode[];
  readonly flow: Flow;
  readonly width: Axis;
  readonly height: Axis;
  role: Role;
  /** Bars that the system draws were drawn in it, and left out. */
  readonly leavesBars: boolean;
  /** Size and place in the design, in pixels, relative to the parent. */
  box: Box;
  /** Whether the width in `box` is exact: it does not depend on the width of a text, which only a browser knows. */
  exactWidth: boolean;
}

/** The direction along which a flow places its children. */
export const alongOf = (flow: Flow): 'width' | 'height' => (flow === 'column' ? 'height' : 'width');
export const acrossOf = (flow: Flow): 'width' | 'height' => (flow === 'column' ? 'width' : 'height');

/** A child of an auto layout that has coordinates is taken out of the flow. */
export const isPlaced = ({parent, layer}: SceneNode): boolean =>
  parent !== undefined && (parent.flow === 'free' || layer.x !== undefined || layer.y !== undefined);

/** Written, but not shown: it takes no room. */
export const isHidden = ({layer}: SceneNode): boolean => layer.hidden === true;

export const isShown = (node: SceneNode): boolean => !isHidden(node);

/** The children that an auto layout lays out. */
export const flowing = (node: SceneNode): SceneNode[] => node.children.filter((child) => !isPlaced(child) && !isHidden(child));

export const isRoot = ({parent}: SceneNode): boolean => parent === undefined;

/** Padding as top, right, bottom, left. */
export function paddingOf({layer}: SceneNode): readonly [number, number, number, number] {
  const [top = 0, right = top, bottom = top, left = right] = layer.padding ?? [];
  return [top, right, bottom, left];
}

export const all = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(all)];
