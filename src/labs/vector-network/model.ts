import {bend, deleteSegment, deleteVertex, type Mirroring, moveSegment, moveTangent, moveVertex, split} from './edit';
import {initial, type Network, type Point, segmentAt, type TangentRef} from './network';

export type Selection = {kind: 'vertex'; index: number} | {kind: 'segment'; index: number} | undefined;

/** What was changed, with the names it had before. */
export type Part =
  | {kind: 'vertex'; index: number}
  | {kind: 'segment'; index: number; a: number; b: number}
  | {kind: 'tangent'; segment: number; end: 0 | 1};

export type Change = {type: 'move' | 'split' | 'bend' | 'delete'; part: Part};

/** A step of undo or redo: the other network, what was selected in it, and the change between the two. */
type Step = {network: Network; selection: Selection; change: Change};

/** The last change that the positions alone do not tell. */
export type News = {direction: 'done' | 'undone' | 'redone'; change: Change} | undefined;

/** A gesture (a drag, a held arrow key) is one step of undo: `open` names the one that is going on. */
export type State = {
  network: Network;
  past: Step[];
  future: Step[];
  selection: Selection;
  mirroring: Mirroring;
  open: string | undefined;
  news: News;
};

export type Action =
  | {type: 'select'; selection: Selection}
  | {type: 'move-vertex'; index: number; to: Point}
  | {type: 'move-segment'; index: number; by: Point}
  | {type: 'move-tangent'; ref: TangentRef; to: Point}
  | {type: 'mirroring'; mirroring: Mirroring}
  | {type: 'split'; index: number}
  | {type: 'bend'; index: number}
  | {type: 'delete'}
  | {type: 'settle'}
  | {type: 'undo'}
  | {type: 'redo'};

export const start: State = {
  network: initial,
  past: [],
  future: [],
  selection: {kind: 'vertex', index: 2},
  mirroring: 'auto',
  open: undefined,
  news: undefined,
};

const MOST = 100;

const vertexPart = (index: number): Part => ({kind: 'vertex', index});

function segmentPart(network: Network, index: number): Part {
  const {a, b} = segmentAt(network, index);
  return {kind: 'segment', index, a, b};
}

function apply(state: State, network: Network, change: Change, selection: Selection = state.selection): State {
  if (network === state.network) return state;
  const past = [...state.past, {network: state.network, selection: state.selection, change}].slice(-MOST);
  return {...state, network, past, future: [], selection, open: undefined, news: {direction: 'done', change}};
}

/** Moves of one gesture are one step. The positions are announced anyway, so a move is not announced separately. */
function move(state: State, network: Network, part: Part): State {
  const gesture = JSON.stringify(part);
  if (gesture === state.open) return {...state, network};
  return {...apply(state, network, {type: 'move', part}), open: gesture, news: undefined};
}

/** One step back or forth; what was selected on the other side is selected again. */
function travel(state: State, direction: 'undone' | 'redone'): State {
  const {past, future, network, selection} = state;
  const step = direction === 'undone' ? past.at(-1) : future[0];
  if (!step) return state;
  const here: Step = {network, selection, change: step.change};
  return {
    ...state,
    network: step.network,
    selection: step.selection,
    past: direction === 'undone' ? past.slice(0, -1) : [...past, here],
    future: direction === 'undone' ? [here, ...future] : future.slice(1),
    open: undefined,
    news: {direction, change: step.change},
  };
}

export function reduce(state: State, action: Action): State {
  const {network} = state;
  switch (action.type) {
    case 'select':
      return {...state, selection: action.selection, open: undefined};
    case 'mirroring':
      return {...state, mirroring: action.mirroring};
    case 'settle':
      return state.open === undefined ? state : {...state, open: undefined};
    case 'move-vertex':
      return move(state, moveVertex(network, action.index, action.to), vertexPart(action.index));
    case 'move-segment':
      return move(state, moveSegment(network, action.index, action.by), segmentPart(network, action.index));
    case 'move-tangent':
      return move(state, moveTangent(network, action.ref, action.to, state.mirroring), {kind: 'tangent', ...action.ref});
    case 'split': {
      const change: Change = {type: 'split', part: segmentPart(network, action.index)};
      return apply(state, split(network, action.index), change, {kind: 'vertex', index: network.vertices.length});
    }
    case 'bend':
      return apply(state, bend(network, action.index), {type: 'bend', part: vertexPart(action.index)});
    case 'delete': {
      const {selection} = state;
      if (!selection) return state;
      const {kind, index} = selection;
      const next = kind === 'vertex' ? deleteVertex(network, index) : deleteSegment(network, index);
      const part = kind === 'vertex' ? vertexPart(index) : segmentPart(network, index);
      return {...apply(state, next, {type: 'delete', part}), selection: undefined};
    }
    case 'undo':
      return travel(state, 'undone');
    case 'redo':
      return travel(state, 'redone');
  }
}
