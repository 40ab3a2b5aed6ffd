import {type CSSProperties, type ReactNode, useMemo, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, Handle, LabFrame, Readout, Slider, Stack, StageNote} from '../_kit';
import {clipPath, cssCode, flutterCode, svgCode} from './code';
import {areaText, explanation, kindLabel, shapeLabel, summary, words} from './messages';
import {box, initial, kinds, operations, place, result, type ShapeId, type State, shapePath, sizes, stage} from './model';
import {operationLabel} from './names';
import styles from './styles.module.css';

const ids: readonly ShapeId[] = ['a', 'b'];

export default function BooleanOperations(): ReactNode {
  const [state, setState] = useState<State>(initial);
  const combined = useMemo(() => result(state), [state]);
  const set = (id: ShapeId, change: Partial<State['a']>) =>
    setState((now) => {
      const shape = {...now[id], ...change};
      return {...now, [id]: place(shape, shape.x, shape.y)};
    });
  const drawn: CSSProperties = {width: stage.width, height: stage.height, clipPath: clipPath(combined)};

  return (
    <LabFrame
      stage={
        <>
          <Canvas
            width={stage.width}
            height={stage.height}
            label={words.canvas()}
            html={<div className={styles.result} style={drawn} data-testid="drawn" />}
          >
            {ids.map((id) => (
              <path key={id} className={styles.outline} d={shapePath(state[id])} data-bottom={state.bottom === id || undefined} />
            ))}
            {ids.map((id) => {
              const {width, height} = box(state[id]);
              return (
                <g key={id}>
                  <Handle
                    x={state[id].x}
                    y={state[id].y}
                    label={shapeLabel(id)}
                    bounds={{minX: width / 2, maxX: stage.width - width / 2, minY: height / 2, maxY: stage.height - height / 2}}
                    side="design"
                    testId={`shape-${id}`}
                    onMove={({x, y}) => set(id, {x, y})}
                  />
                  <text className={styles.letter} x={state[id].x} y={state[id].y - 14}>
                    {id.toUpperCase()}
                  </text>
                </g>
              );
            })}
          </Canvas>
          <StageNote>{explanation(state.operation, state.bottom)}</StageNote>
        </>
      }
      controls={
        <>
          <Controls>
            <Choice
              label={words.operation()}
              value={state.operation}
              options={operations.map((value) => ({value, label: operationLabel(value)}))}
              onChange={(operation) => setState((now) => ({...now, operation}))}
            />
            <Choice
              label={words.bottom()}
              value={state.bottom}
              options={ids.map((value) => ({value, label: shapeLabel(value)}))}
              onChange={(bottom) => setState((now) => ({...now, bottom}))}
            />
          </Controls>
          {ids.map((id) => (
            <Controls key={id} label={shapeLabel(id)}>
              <Choice
                label={words.kind()}
                value={state[id].kind}
                options={kinds.map((value) => ({value, label: kindLabel(value)}))}
                onChange={(kind) => set(id, {kind})}
              />
              <Slider
                label={words.size()}
                value={state[id].size}
                min={sizes.min}
                max={sizes.max}
                step={2}
                unit="px"
                onChange={(size) => set(id, {size})}
              />
            </Controls>
          ))}
        </>
      }
      output={
        <>
          <Stack>
            <CodeOutput language="SVG" code={svgCode(combined)} lines={3} />
            <CodeOutput language="CSS" code={cssCode(combined)} lines={5} />
          </Stack>
          <Stack>
            <CodeOutput language="Flutter" code={flutterCode(state)} lines={3} />
            <Readout
              label={words.result()}
              rows={[
                {
                  term: words.area(),
                  value: areaText(combined.area),
                  testId: 'area',
                },
                {
                  term: words.pieces(),
                  value: combined.pieces,
                  testId: 'pieces',
                },
                {
                  term: words.holes(),
                  value: combined.holes,
                  testId: 'holes',
                },
                {
                  term: words.fillRule(),
                  value: combined.fillRule,
                },
              ]}
            />
          </Stack>
          <Announce sentences={summary(state, combined)} />
        </>
      }
    />
  );
}
