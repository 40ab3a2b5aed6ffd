import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Readout, round, Slider} from '../_kit';
import {AngleHandle} from './angle-handle';
import {cssCode, flutterCode} from './code';
import {Drawing, Guides} from './drawing';
import {bounds, cssAngle, dartAngle, initial, middle, origin, type Pivot, type Setting, stage} from './model';

/** Of the handle from the middle: beyond the corners of the largest layer. */
const reach = 112;

function readoutRows(setting: Setting) {
  const start = origin(setting);
  const box = bounds(setting);
  const {width, height} = setting;
  const pair = (x: number, y: number) => `${round(x)}, ${round(y)}`;
  return [
    {
      term: translate({id: 'labs.rotation.xy', message: 'x, y in the design', description: 'Row of numbers'}),
      value: pair(start.x, start.y),
      testId: 'design-xy',
    },
    {
      term: translate({id: 'labs.rotation.center', message: 'Center', description: 'Row of numbers and name of a pivot'}),
      value: pair(middle.x, middle.y),
    },
    {
      term: translate({id: 'labs.rotation.bounds', message: 'Bounding box', description: 'Row of numbers'}),
      value: `${round(box.width)} × ${round(box.height)} @ ${pair(box.x, box.y)}`,
      testId: 'bounds',
    },
    {
      term: translate({id: 'labs.rotation.width', message: 'Its width', description: 'Row of numbers: width of the bounding box'}),
      value: `${width} × |cos ${setting.angle}°| + ${height} × |sin ${setting.angle}°| = ${round(box.width)}`,
    },
    {
      term: translate({id: 'labs.rotation.height', message: 'Its height', description: 'Row of numbers: height of the bounding box'}),
      value: `${width} × |sin ${setting.angle}°| + ${height} × |cos ${setting.angle}°| = ${round(box.height)}`,
    },
    {
      term: translate({
        id: 'labs.rotation.angles',
        message: 'Angle',
        description: 'Row of numbers: the angle in the design, CSS and Flutter',
      }),
      value: `θ ${setting.angle}° → CSS ${cssAngle(setting.angle)}deg → Flutter ${dartAngle(setting.angle)} rad`,
    },
  ];
}

export default function Rotation(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const pivots: {value: Pivot; label: string}[] = [
    {value: 'top-left', label: translate({id: 'labs.rotation.top-left', message: 'Top left', description: 'Name of a pivot'})},
    {
      value: 'center',
      label: translate({id: 'labs.rotation.center', message: 'Center', description: 'Row of numbers and name of a pivot'}),
    },
    {
      value: 'wrapper',
      label: translate({id: 'labs.rotation.wrapper', message: 'In auto layout', description: 'Name of a way to place the layer'}),
    },
  ];
  const angleLabel = translate({id: 'labs.rotation.angle', message: 'Rotation θ, counter-clockwise', description: 'Label of the angle'});
  const css = cssCode(setting);
  return (
    <>
      <LabFrame
        stage={
          <Canvas
            {...stage}
            maxScale={1}
            label={translate({id: 'labs.rotation.stage', message: 'A layer that can be turned', description: 'Name of the drawing'})}
            html={<Drawing setting={setting} />}
          >
            <Guides setting={setting} reach={reach} />
            <AngleHandle setting={setting} label={angleLabel} distance={reach} onTurn={(angle) => change({angle})} />
          </Canvas>
        }
        controls={
          <>
            <Controls>
              <Slider label={angleLabel} value={setting.angle} min={-180} max={180} unit="°" onChange={(angle) => change({angle})} />
              <Choice
                label={translate({id: 'labs.rotation.pivot', message: 'Pivot in code', description: 'Label of the pivots'})}
                value={setting.pivot}
                options={pivots}
                onChange={(pivot) => change({pivot})}
              />
            </Controls>
            <Controls>
              <Slider
                label={translate({id: 'labs.rotation.layer-width', message: 'Width w', description: 'Label of a slider'})}
                value={setting.width}
                min={40}
                max={160}
                onChange={(width) => change({width})}
              />
              <Slider
                label={translate({id: 'labs.rotation.layer-height', message: 'Height h', description: 'Label of a slider'})}
                value={setting.height}
                min={20}
                max={110}
                onChange={(height) => change({height})}
              />
            </Controls>
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={css} lines={12} />
            <CodeOutput language="Flutter" code={flutterCode(setting)} lines={14} />
          </>
        }
      />
      <Readout
        label={translate({id: 'labs.rotation.numbers', message: 'Numbers', description: 'Heading of the numbers'})}
        rows={readoutRows(setting)}
      />
      <Announce>{css}</Announce>
    </>
  );
}
