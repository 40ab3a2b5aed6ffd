import {type ReactNode, useReducer} from 'react';
import {Announce, Choice, CodeOutput, Controls, LabFrame, Readout, Stack} from '../_kit';
import {dataCode, svgCode} from './code';
import {mirrorings} from './edit';
import {kindText, mirroringLabel, nothingSelected, segmentLabel, summary, vertexLabel, vertexText, words} from './messages';
import {reduce, start} from './model';
import {tangentsOf} from './network';
import {Stage} from './stage';
import styles from './styles.module.css';

export default function VectorNetwork(): ReactNode {
  const [state, dispatch] = useReducer(reduce, start);
  const {network, selection} = state;
  const split = () => selection?.kind === 'segment' && dispatch({type: 'split', index: selection.index});
  const bend = () => selection?.kind === 'vertex' && dispatch({type: 'bend', index: selection.index});
  const bendable = selection?.kind === 'vertex' && tangentsOf(network, selection.index).length === 2;
  const title = !selection
    ? nothingSelected()
    : selection.kind === 'vertex'
      ? vertexLabel(selection.index)
      : segmentLabel(network, selection.index);
  const detail = !selection ? '–' : selection.kind === 'vertex' ? vertexText(network, selection.index) : kindText(network, selection.index);
  const button = (label: string, able: boolean, act: () => void) => (
    // Not `disabled`: a button must not lose the focus by being pressed.
    <button type="button" className={styles.button} aria-disabled={!able} onClick={() => able && act()}>
      {label}
    </button>
  );

  return (
    <LabFrame
      stage={<Stage state={state} dispatch={dispatch} />}
      controls={
        <>
          <Controls>
            <p className={styles.selected}>
              <span>{words.selected()}</span>
              <strong>{title}</strong>
              <span data-testid="selection">{detail}</span>
            </p>
            <div className={styles.buttons}>
              {button(words.split(), selection?.kind === 'segment', split)}
              {button(words.bend(), bendable, bend)}
              {button(words.delete(), selection !== undefined, () => dispatch({type: 'delete'}))}
            </div>
            <div className={styles.buttons}>
              {button(words.undo(), state.past.length > 0, () => dispatch({type: 'undo'}))}
              {button(words.redo(), state.future.length > 0, () => dispatch({type: 'redo'}))}
            </div>
          </Controls>
          <Controls>
            <Choice
              label={words.mirroring()}
              value={state.mirroring}
              options={mirrorings.map((value) => ({value, label: mirroringLabel(value)}))}
              onChange={(mirroring) => dispatch({type: 'mirroring', mirroring})}
            />
            <p className={styles.note}>{words.help()}</p>
          </Controls>
        </>
      }
      output={
        <>
          <CodeOutput language="JSON" code={dataCode(network)} lines={23} />
          <Stack>
            <CodeOutput language="SVG" code={svgCode(network)} lines={5} />
            <Readout
              rows={[
                {
                  term: words.vertices(),
                  value: network.vertices.length,
                  testId: 'vertices',
                },
                {
                  term: words.segments(),
                  value: network.segments.length,
                  testId: 'segments',
                },
                {
                  term: words.regions(),
                  value: network.regions.length,
                  testId: 'regions',
                },
              ]}
            />
            <p className={styles.remark}>{words.shared()}</p>
          </Stack>
          <Announce sentences={summary(state)} />
        </>
      }
    />
  );
}
