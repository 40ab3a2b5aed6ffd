import {bend, deleteSegment, deleteVertex, type Mirroring, moveSegment, moveTangent, moveVertex, split} from './edit';
import {initial, type Network, type Point, regionPath, segmentPath, stage, type TangentRef} from './network';

export type Selection = {kind: 'vertex'; index: number} | {kind: 'segment'; index: number} | undefined;

/** A gesture (a drag, a held arrow key) is one step of undo: `open` names the one that is going on. */
export type State = {
  network: Network;
  past: Network[];
  future: Network[];
  selection: Selection;
  mirroring: Mirroring;
  open: string | undefined;
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
};

const MOST = 100;

function change(state: State, network: Network, gesture?: string, selection: Selection = state.selection): State {
  if (network === state.network) return state;
  const same = gesture !== undefined && gesture === state.open;
  const past = same ? state.past : [...state.past, state.network].slice(-MOST);
  return {...state, network, past, future: [], selection, open: gesture};
}

/** A selection that points at nothing after a step back is let go. */
function restore(state: State, network: Network): State {
  const {selection} = state;
  const list = selection?.kind === 'vertex' ? network.vertices : network.segments;
  return {...state, network, open: undefined, selection: selection && selection.index < list.length ? selection : undefined};
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
      return change(state, moveVertex(network, action.index, action.to), `vertex ${action.index}`);
    case 'move-segment':
      return change(state, moveSegment(network, action.index, action.by), `segment ${action.index}`);
    case 'move-tangent':
      return change(state, moveTangent(network, action.ref, action.to, state.mirroring), `tangent ${action.ref.segment} ${action.ref.end}`);
    case 'split':
      return change(state, split(network, action.index), undefined, {kind: 'vertex', index: network.vertices.length});
    case 'bend':
      return change(state, bend(network, action.index));
    case 'delete': {
      const {selection} = state;
      if (!selection) return state;
      const next = selection.kind === 'vertex' ? deleteVertex(network, selection.index) : deleteSegment(network, selection.index);
      return {...change(state, next), selection: undefined};
    }
    case 'undo': {
      const previous = state.past.at(-1);
      if (!previous) return state;
      return restore({...state, past: state.past.slice(0, -1), future: [network, ...state.future]}, previous);
    }
    case 'redo': {
      const next = state.future[0];
      if (!next) return state;
      return restore({...state, past: [...state.past, network], future: state.future.slice(1)}, next);
    }
  }
}

const round = (value: number) => Math.round(value * 100) / 100 + 0;
const pair = ({x, y}: Point) => `[${round(x)}, ${round(y)}]`;

/** The data as the editor keeps it: three vertices on a line, everything else on a line of its own. */
export function dataCode({vertices, segments, regions}: Network): string {
  const zeroed = ({x, y}: Point) => x === 0 && y === 0;
  const list = (name: string, lines: string[]) => `  "${name}": [${lines.length > 0 ? `\n    ${lines.join(',\n    ')}\n  ` : ''}]`;
  return [
    '{',
    [
      list(
        'vertices',
        vertices.map(pair).flatMap((_, i, all) => (i % 3 === 0 ? [all.slice(i, i + 3).join(', ')] : [])),
      ),
      list(
        'segments',
        segments.map(({a, b, ta, tb}) => {
          const tangents = [zeroed(ta) ? '' : `, "ta": ${pair(ta)}`, zeroed(tb) ? '' : `, "tb": ${pair(tb)}`].join('');
          return `{"a": ${a}, "b": ${b}${tangents}}`;
        }),
      ),
      list(
        'regions',
        regions.map(({loops, fillRule}) => `{"loops": ${JSON.stringify(loops).replaceAll(',', ', ')}, "fillRule": "${fillRule}"}`),
      ),
    ].join(',\n'),
    '}',
  ].join('\n');
}

export function svgCode(network: Network): string {
  const fills = network.regions.map((region) => `  <path fill-rule="${region.fillRule}" d="${regionPath(network, region)}" />`);
  const strokes = network.segments.map((_, i) => segmentPath(network, i)).join(' ');
  return [
    `<svg viewBox="0 0 ${stage.width} ${stage.height}">`,
    ...fills,
    `  <path fill="none" stroke="currentColor" d="${strokes}" />`,
    '</svg>',
  ].join('\n');
}
