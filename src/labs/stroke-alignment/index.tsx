import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Readout, round, Slider, Toggle} from '../_kit';
import {cssCode, flutterCode} from './code';
import {area, Drawing, Measures} from './drawing';
import {summary, words} from './messages';
import {aligns, type Box, geometry, initial, naiveWidth, type Setting, type Technique} from './model';
import {alignLabel} from './names';

const size = ({width, height}: Box) => `${round(width)} × ${round(height)}`;

function readoutRows(setting: Setting) {
  const shape = geometry(setting);
  const rows = [
    {
      term: words.layout(),
      value: size(shape.layout),
    },
    {
      term: words.painted(),
      value: size(shape.painted),
      testId: 'painted',
    },
    {
      term: words.content(),
      value: size(shape.content),
      testId: 'content-size',
    },
    {
      term: words.radii(),
      value: `${round(shape.outerRadius)}, ${round(shape.innerRadius)}`,
    },
  ];
  if (setting.technique !== 'border') return rows;
  return [
    ...rows,
    {
      term: words.naive(),
      value: `${naiveWidth(setting)}`,
    },
  ];
}

export default function StrokeAlignment(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const techniques: {value: Technique; label: string}[] = [
    {value: 'border', label: 'border'},
    {value: 'outline', label: 'outline'},
    {value: 'shadow', label: 'box-shadow'},
  ];
  return (
    <>
      <LabFrame
        stage={
          <Canvas {...area} maxScale={1} label={words.stage()} html={<Drawing setting={setting} />}>
            <Measures setting={setting} />
          </Canvas>
        }
        controls={
          <>
            <Controls>
              <Choice
                label={words.align()}
                value={setting.align}
                options={aligns.map((value) => ({value, label: alignLabel(value)}))}
                onChange={(align) => change({align})}
              />
              <Choice
                label={words.technique()}
                value={setting.technique}
                options={techniques}
                onChange={(technique) => change({technique})}
              />
            </Controls>
            <Controls>
              <Slider label={words.weight()} value={setting.weight} min={1} max={24} onChange={(weight) => change({weight})} />
              <Slider label={words.radius()} value={setting.radius} min={0} max={48} onChange={(radius) => change({radius})} />
              <Toggle
                label={words.included()}
                checked={setting.included}
                disabled={setting.align !== 'inside'}
                onChange={(included) => change({included})}
              />
            </Controls>
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={cssCode(setting)} lines={9} />
            <CodeOutput language="Flutter" code={flutterCode(setting)} lines={13} />
          </>
        }
      />
      <Readout wide label={words.measures()} rows={readoutRows(setting)} />
      <Announce sentences={summary(setting)} />
    </>
  );
}
