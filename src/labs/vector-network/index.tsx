import {translate} from '@docusaurus/Translate';
import {type ReactNode, useReducer} from 'react';
import {Announce, Choice, CodeOutput, Controls, LabFrame, Readout, Stack} from '../_kit';
import {mirrorings} from './edit';
import {kindText, mirroringLabel, segmentLabel, vertexLabel, vertexText} from './labels';
import {dataCode, reduce, start, svgCode} from './model';
import {tangentsOf} from './network';
import {Stage} from './stage';
import styles from './styles.module.css';

export default function VectorNetwork(): ReactNode {
  const [state, dispatch] = useReducer(reduce, start);
  const {network, selection} = state;
  const split = () => selection?.kind === 'segment' && dispatch({type: 'split', index: selection.index});
  const bend = () => selection?.kind === 'vertex' && dispatch({type: 'bend', index: selection.index});
  const bendable = selection?.kind === 'vertex' && tangentsOf(network, selection.index).length === 2;
  const nothing = translate({
    id: 'labs.vector-network.nothing',
    message: 'Nothing',
    description: 'Said when neither a vertex nor a segment is selected',
  });
  const title = !selection ? nothing : selection.kind === 'vertex' ? vertexLabel(selection.index) : segmentLabel(network, selection.index);
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
              <span>
                {translate({id: 'labs.vector-network.selected', message: 'Selected', description: 'Heading above what is selected'})}
              </span>
              <strong>{title}</strong>
              <span data-testid="selection">{detail}</span>
            </p>
            <div className={styles.buttons}>
              {button(
                translate({
                  id: 'labs.vector-network.split',
                  message: 'Split at midpoint',
                  description: 'Button that splits the selected segment',
                }),
                selection?.kind === 'segment',
                split,
              )}
              {button(
                translate({
                  id: 'labs.vector-network.bend',
                  message: 'Bend or straighten',
                  description: 'Button that gives the selected vertex tangents or takes them away',
                }),
                bendable,
                bend,
              )}
              {button(
                translate({
                  id: 'labs.vector-network.delete',
                  message: 'Delete',
                  description: 'Button that deletes the selected vertex or segment',
                }),
                selection !== undefined,
                () => dispatch({type: 'delete'}),
              )}
            </div>
            <div className={styles.buttons}>
              {button(
                translate({id: 'labs.vector-network.undo', message: 'Undo', description: 'Button that takes back the last change'}),
                state.past.length > 0,
                () => dispatch({type: 'undo'}),
              )}
              {button(
                translate({id: 'labs.vector-network.redo', message: 'Redo', description: 'Button that brings back what was undone'}),
                state.future.length > 0,
                () => dispatch({type: 'redo'}),
              )}
            </div>
          </Controls>
          <Controls>
            <Choice
              label={translate({
                id: 'labs.vector-network.mirroring',
                message: 'Mirror tangents',
                description: 'Label of the choice of how the opposite tangent follows',
              })}
              value={state.mirroring}
              options={mirrorings.map((value) => ({value, label: mirroringLabel(value)}))}
              onChange={(mirroring) => dispatch({type: 'mirroring', mirroring})}
            />
            <p className={styles.note}>
              {translate({
                id: 'labs.vector-network.help',
                message:
                  'Drag a vertex, a line or a square handle. On the keyboard: Tab to it, then the arrow keys; Enter on a midpoint splits, Delete removes, Ctrl or ⌘ + Z undoes.',
                description: 'How to use the vector network demonstration',
              })}
            </p>
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
                  term: translate({id: 'labs.vector-network.vertices', message: 'Vertices', description: 'Number of vertices'}),
                  value: network.vertices.length,
                  testId: 'vertices',
                },
                {
                  term: translate({id: 'labs.vector-network.segments', message: 'Segments', description: 'Number of segments'}),
                  value: network.segments.length,
                  testId: 'segments',
                },
                {
                  term: translate({id: 'labs.vector-network.regions', message: 'Regions', description: 'Number of filled regions'}),
                  value: network.regions.length,
                  testId: 'regions',
                },
              ]}
            />
            <p className={styles.remark}>
              {translate({
                id: 'labs.vector-network.shared',
                message:
                  'Segment 6 is a wall of both regions: move its ends and both follow. Vertices 1 and 4 have three segments each, which a single path cannot have. A region needs closed loops, so deleting one side of it removes the fill.',
                description: 'Explains what is special about the drawing of the vector network demonstration',
              })}
            </p>
          </Stack>
          <Announce>{`${title}: ${detail}`}</Announce>
        </>
      }
    />
  );
}
