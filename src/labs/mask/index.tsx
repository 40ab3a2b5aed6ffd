import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, Handle, LabFrame, Stack, StageNote} from '../_kit';
import {toStyle} from '../_kit/declarations';
import {cssCode, flutterCode, htmlCode} from './code';
import {Layers} from './layers';
import {explanation, layerLabel, nothingMasked, paintLabel, shapeLabel, summary, words} from './messages';
import {
  initial,
  type LayerId,
  layerStyle,
  masked,
  maskPaints,
  maskShapes,
  maskTypes,
  moveMask,
  reorder,
  type State,
  stage,
  unmasked,
  wrapperStyle,
} from './model';
import {typeLabel} from './names';
import {Outline} from './outline';
import styles from './styles.module.css';

export default function Mask(): ReactNode {
  const [state, setState] = useState<State>(initial);
  const {mask} = state;
  const inside = masked(state);
  const remark = nothingMasked();
  const layer = (id: LayerId) =>
    id === 'mask' ? null : <div key={id} className={styles[id]} style={toStyle(layerStyle(state, id))} data-testid={`layer-${id}`} />;

  return (
    <LabFrame
      stage={
        <>
          <Canvas
            width={stage.width}
            height={stage.height}
            label={words.canvas()}
            html={
              <>
                {unmasked(state).map(layer)}
                {inside.length > 0 && (
                  <div style={toStyle(wrapperStyle(state))} data-testid="drawn">
                    {inside.map(layer)}
                  </div>
                )}
              </>
            }
          >
            <Outline shape={state.shape} box={mask} />
            <Handle
              x={mask.x + mask.width / 2}
              y={mask.y + mask.height / 2}
              label={layerLabel('mask')}
              bounds={{
                minX: mask.width / 2,
                maxX: stage.width - mask.width / 2,
                minY: mask.height / 2,
                maxY: stage.height - mask.height / 2,
              }}
              side="design"
              testId="handle"
              onMove={({x, y}) => setState((now) => moveMask(now, x - mask.width / 2, y - mask.height / 2))}
            />
          </Canvas>
          <StageNote>{explanation(state.type, state.paint)}</StageNote>
        </>
      }
      controls={
        <>
          <Controls>
            <Choice
              label={words.type()}
              value={state.type}
              options={maskTypes.map((value) => ({value, label: typeLabel(value)}))}
              onChange={(type) => setState((now) => ({...now, type}))}
            />
            <Choice
              label={words.paint()}
              value={state.paint}
              options={maskPaints.map((value) => ({value, label: paintLabel(value)}))}
              onChange={(paint) => setState((now) => ({...now, paint}))}
            />
            <Choice
              label={words.shape()}
              value={state.shape}
              options={maskShapes.map((value) => ({value, label: shapeLabel(value)}))}
              onChange={(shape) => setState((now) => ({...now, shape}))}
            />
          </Controls>
          <Layers state={state} onMove={(id, by) => setState((now) => ({...now, panel: reorder(now.panel, id, by)}))} />
        </>
      }
      output={
        <>
          <Stack>
            <CodeOutput language="HTML" code={htmlCode(state)} lines={7} />
            <CodeOutput language="CSS" code={cssCode(state, remark)} lines={13} />
          </Stack>
          <CodeOutput language="Flutter" code={flutterCode(state, remark)} lines={22} />
          <Announce sentences={summary(state)} />
        </>
      }
    />
  );
}
