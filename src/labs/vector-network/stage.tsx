import {type Dispatch, type ReactNode, useEffect, useRef} from 'react';
import {Canvas, Handle} from '../_kit';
import {tangentLabel, vertexLabel, vertexText, words} from './messages';
import {type Action, reduce, type State} from './model';
import {add, isZero, regionPath, stage, subtract, type TangentRef, tangent, tangentsOf, vertexAt, vertexOf} from './network';
import {Segments} from './segments';
import styles from './styles.module.css';

const bounds = {minX: 0, maxX: stage.width, minY: 0, maxY: stage.height};

/** Tangents worth showing: those at both ends of every segment that touches the selection. */
function shownTangents({network, selection}: State): TangentRef[] {
  if (!selection) return [];
  const segments = selection.kind === 'segment' ? [selection.index] : tangentsOf(network, selection.index).map(({segment}) => segment);
  return [...new Set(segments)]
    .flatMap((segment): TangentRef[] => [
      {segment, end: 0},
      {segment, end: 1},
    ])
    .filter((ref) => !isZero(tangent(network, ref)));
}

export function Stage({state, dispatch}: {state: State; dispatch: Dispatch<Action>}): ReactNode {
  const {network, selection} = state;
  const root = useRef<HTMLDivElement>(null);
  const follow = useRef(false);
  const latest = useRef(state);

  // What was split, deleted or brought back may have taken the focused element with it: the focus goes on to what is selected now.
  useEffect(() => {
    latest.current = state;
    if (!follow.current) return;
    follow.current = false;
    const {selection, news} = state;
    const element = root.current;
    // A move that was undone leaves everything in its place in the order of the keyboard.
    if (news?.change.type === 'move' && element?.contains(document.activeElement)) return;
    const name = selection && `${selection.kind === 'vertex' ? 'vertex' : 'middle'}-${selection.index}`;
    const target = name === undefined ? element : element?.querySelector<SVGGElement>(`[data-testid="${name}"]`);
    target?.focus({preventScroll: true});
  }, [state]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const settle = () => dispatch({type: 'settle'});
    const act = (action: Action) => {
      follow.current = reduce(latest.current, action) !== latest.current;
      dispatch(action);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Delete' || event.key === 'Backspace') act({type: 'delete'});
      else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'z') act({type: event.shiftKey ? 'redo' : 'undo'});
      else return;
      event.preventDefault();
    };
    const listen: [string, EventListener][] = [
      ['pointerup', settle],
      ['pointercancel', settle],
      ['keyup', settle],
    ];
    for (const [name, listener] of listen) element.addEventListener(name, listener);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      for (const [name, listener] of listen) element.removeEventListener(name, listener);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [dispatch]);

  const tangents = shownTangents(state).map((ref) => {
    const vertex = vertexAt(network, vertexOf(network, ref));
    return {ref, vertex, tip: add(vertex, tangent(network, ref))};
  });

  return (
    // Holds the focus after a deletion, when nothing is selected.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and disable what is inside.
    <div ref={root} className={styles.stage} tabIndex={-1} role="group" aria-label={words.area()}>
      <Canvas width={stage.width} height={stage.height} label={words.canvas()}>
        {[...network.regions.entries()].map(([index, region]) => (
          <path
            key={index}
            className={styles.region}
            data-testid={`region-${index}`}
            fillRule={region.fillRule}
            d={regionPath(network, region)}
          />
        ))}
        <Segments
          network={network}
          selected={selection?.kind === 'segment' ? selection.index : undefined}
          onSelect={(index) => dispatch({type: 'select', selection: {kind: 'segment', index}})}
          onMove={(index, by) => dispatch({type: 'move-segment', index, by})}
          onSplit={(index) => {
            follow.current = true;
            dispatch({type: 'split', index});
          }}
        />
        {tangents.map(({ref, vertex, tip}) => (
          <path key={`${ref.segment} ${ref.end}`} className={styles.tangent} d={`M ${vertex.x} ${vertex.y} L ${tip.x} ${tip.y}`} />
        ))}
        {[...network.vertices.entries()].map(([index, vertex]) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the focus bubbles up from the handle inside, which is the interactive one.
          <g
            key={index}
            data-selected={(selection?.kind === 'vertex' && selection.index === index) || undefined}
            className={styles.vertex}
            onFocus={() => dispatch({type: 'select', selection: {kind: 'vertex', index}})}
          >
            <Handle
              x={vertex.x}
              y={vertex.y}
              bounds={bounds}
              label={vertexLabel(index)}
              valueText={vertexText(network, index)}
              side="design"
              testId={`vertex-${index}`}
              onMove={(to) => dispatch({type: 'move-vertex', index, to})}
            />
          </g>
        ))}
        {tangents.map(({ref, vertex, tip}) => (
          <Handle
            key={`${ref.segment} ${ref.end}`}
            x={tip.x}
            y={tip.y}
            bounds={{minX: -40, maxX: stage.width + 40, minY: -40, maxY: stage.height + 40}}
            label={tangentLabel(ref.segment, ref.end)}
            shape="square"
            testId={`tangent-${ref.segment}-${ref.end}`}
            onMove={(to) => dispatch({type: 'move-tangent', ref, to: subtract(to, vertex)})}
          />
        ))}
      </Canvas>
    </div>
  );
}
