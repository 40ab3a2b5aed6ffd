import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Readout, round, Slider, Toggle} from '../_kit';
import {cssCode, flutterCode} from './code';
import {area, Drawing, Measures} from './drawing';
import {type Align, type Box, geometry, initial, naiveWidth, type Setting, type Technique} from './model';

const size = ({width, height}: Box) => `${round(width)} × ${round(height)}`;

function readoutRows(setting: Setting) {
  const shape = geometry(setting);
  const rows = [
    {
      term: translate({id: 'labs.stroke-alignment.layout', message: 'Room in the layout', description: 'Row of measures'}),
      value: size(shape.layout),
    },
    {
      term: translate({id: 'labs.stroke-alignment.painted', message: 'Painted', description: 'Row of measures'}),
      value: size(shape.painted),
      testId: 'painted',
    },
    {
      term: translate({id: 'labs.stroke-alignment.content', message: 'Content', description: 'Row of measures'}),
      value: size(shape.content),
      testId: 'content-size',
    },
    {
      term: translate({id: 'labs.stroke-alignment.radii', message: 'Radius outside, inside', description: 'Row of measures'}),
      value: `${round(shape.outerRadius)}, ${round(shape.innerRadius)}`,
    },
  ];
  if (setting.technique !== 'border') return rows;
  return [
    ...rows,
    {
      term: translate({
        id: 'labs.stroke-alignment.naive',
        message: 'Width as content-box',
        description: 'Row of measures: what a plain border would give',
      }),
      value: `${naiveWidth(setting)}`,
    },
  ];
}

export default function StrokeAlignment(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const aligns: {value: Align; label: string}[] = [
    {value: 'inside', label: translate({id: 'labs.stroke-alignment.inside', message: 'Inside', description: 'Stroke alignment'})},
    {value: 'center', label: translate({id: 'labs.stroke-alignment.center', message: 'Center', description: 'Stroke alignment'})},
    {value: 'outside', label: translate({id: 'labs.stroke-alignment.outside', message: 'Outside', description: 'Stroke alignment'})},
  ];
  const techniques: {value: Technique; label: string}[] = [
    {value: 'border', label: 'border'},
    {value: 'outline', label: 'outline'},
    {value: 'shadow', label: 'box-shadow'},
  ];
  const css = cssCode(setting);
  return (
    <>
      <LabFrame
        stage={
          <Canvas
            {...area}
            maxScale={1}
            label={translate({
              id: 'labs.stroke-alignment.stage',
              message: 'A layer with a stroke between two neighbors',
              description: 'Name of the drawing',
            })}
            html={<Drawing setting={setting} />}
          >
            <Measures setting={setting} />
          </Canvas>
        }
        controls={
          <>
            <Controls>
              <Choice
                label={translate({
                  id: 'labs.stroke-alignment.align',
                  message: 'Stroke in the design',
                  description: 'Label of the alignments',
                })}
                value={setting.align}
                options={aligns}
                onChange={(align) => change({align})}
              />
              <Choice
                label={translate({
                  id: 'labs.stroke-alignment.technique',
                  message: 'Written in CSS as',
                  description: 'Label of the ways to write it',
                })}
                value={setting.technique}
                options={techniques}
                onChange={(technique) => change({technique})}
              />
            </Controls>
            <Controls>
              <Slider
                label={translate({id: 'labs.stroke-alignment.weight', message: 'Stroke weight', description: 'Label of a slider'})}
                value={setting.weight}
                min={1}
                max={24}
                onChange={(weight) => change({weight})}
              />
              <Slider
                label={translate({id: 'labs.stroke-alignment.radius', message: 'Corner radius', description: 'Label of a slider'})}
                value={setting.radius}
                min={0}
                max={48}
                onChange={(radius) => change({radius})}
              />
              <Toggle
                label={translate({
                  id: 'labs.stroke-alignment.included',
                  message: 'Strokes included in layout',
                  description: 'Label of a checkbox, as the design tool calls it',
                })}
                checked={setting.included}
                disabled={setting.align !== 'inside'}
                onChange={(included) => change({included})}
              />
            </Controls>
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={css} lines={9} />
            <CodeOutput language="Flutter" code={flutterCode(setting)} lines={13} />
          </>
        }
      />
      <Readout
        label={translate({id: 'labs.stroke-alignment.measures', message: 'Box model, in pixels', description: 'Heading of the measures'})}
        rows={readoutRows(setting)}
      />
      <Announce>{css}</Announce>
    </>
  );
}
