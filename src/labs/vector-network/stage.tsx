import {translate} from '@docusaurus/Translate';
import {type Dispatch, type ReactNode, useEffect, useRef} from 'react';
import {Canvas, Handle} from '../_kit';
import {tangentLabel, vertexLabel, vertexText} from './labels';
import type {Action, State} from './model';
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

  // A split by mouse or keyboard hands the focus on to the vertex it made; a deletion leaves it on the stage.
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    const target =
      selection?.kind === 'vertex' ? root.current?.querySelector<SVGGElement>(`[data-testid="vertex-${selection.index}"]`) : root.current;
    target?.focus({preventScroll: true});
  }, [selection]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const settle = () => dispatch({type: 'settle'});
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Delete' || event.key === 'Backspace') {
        follow.current = true;
        dispatch({type: 'delete'});
      } else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'z') dispatch({type: event.shiftKey ? 'redo' : 'undo'});
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
    <div ref={root} className={styles.stage} tabIndex={-1}>
      <Canvas
        width={stage.width}
        height={stage.height}
        label={translate({
          id: 'labs.vector-network.canvas',
          message: 'Vector network',
          description: 'Accessible name of the drawing of the vector network',
        })}
      >
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
