import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Readout, round, Slider} from '../_kit';
import {AngleHandle} from './angle-handle';
import {cssCode, flutterCode} from './code';
import {Drawing, Guides} from './drawing';
import {pivotLabel, summary, words} from './messages';
import {bounds, cssAngle, dartAngle, initial, middle, origin, pivots, type Setting, stage} from './model';

/** Of the handle from the middle: beyond the corners of the largest layer. */
const reach = 112;

function readoutRows(setting: Setting) {
  const start = origin(setting);
  const box = bounds(setting);
  const {width, height} = setting;
  const pair = (x: number, y: number) => `${round(x)}, ${round(y)}`;
  return [
    {
      term: words.xy(),
      value: pair(start.x, start.y),
      testId: 'design-xy',
    },
    {
      term: words.center(),
      value: pair(middle.x, middle.y),
    },
    {
      term: words.bounds(),
      value: `${round(box.width)} × ${round(box.height)} @ ${pair(box.x, box.y)}`,
      testId: 'bounds',
    },
    {
      term: words.width(),
      value: `${width} × |cos ${setting.angle}°| + ${height} × |sin ${setting.angle}°| = ${round(box.width)}`,
    },
    {
      term: words.height(),
      value: `${width} × |sin ${setting.angle}°| + ${height} × |cos ${setting.angle}°| = ${round(box.height)}`,
    },
    {
      term: words.angles(),
      value: `θ ${setting.angle}° → CSS ${cssAngle(setting.angle)}deg → Flutter ${dartAngle(setting.angle)} rad`,
    },
  ];
}

export default function Rotation(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const angleLabel = words.angle();
  return (
    <>
      <LabFrame
        stage={
          <Canvas {...stage} maxScale={1} label={words.stage()} html={<Drawing setting={setting} />}>
            <Guides setting={setting} reach={reach} />
            <AngleHandle setting={setting} label={angleLabel} distance={reach} onTurn={(angle) => change({angle})} />
          </Canvas>
        }
        controls={
          <>
            <Controls>
              <Slider label={angleLabel} value={setting.angle} min={-180} max={180} unit="°" onChange={(angle) => change({angle})} />
              <Choice
                label={words.pivot()}
                value={setting.pivot}
                options={pivots.map((value) => ({value, label: pivotLabel(value)}))}
                onChange={(pivot) => change({pivot})}
              />
            </Controls>
            <Controls>
              <Slider label={words.layerWidth()} value={setting.width} min={40} max={160} onChange={(width) => change({width})} />
              <Slider label={words.layerHeight()} value={setting.height} min={20} max={110} onChange={(height) => change({height})} />
            </Controls>
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={cssCode(setting)} lines={12} />
            <CodeOutput language="Flutter" code={flutterCode(setting)} lines={14} />
          </>
        }
      />
      <Readout wide label={words.numbers()} rows={readoutRows(setting)} />
      <Announce sentences={summary(setting)} />
    </>
  );
}
