import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Slider} from '../_kit';
import {cssCode, flutterCode} from './code';
import {area, Drawing, Lines} from './drawing';
import {summary, words} from './messages';
import {initial, type Setting, type Unit, type VerticalAlign, type Writing} from './model';
import {Numbers} from './numbers';

export default function LineHeight(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const auto = words.commentAuto();
  const valueLabel = words.value();
  const units: {value: Unit; label: string}[] = [
    {value: 'px', label: 'px'},
    {value: 'percent', label: '%'},
    {value: 'auto', label: 'Auto'},
  ];
  const aligns: {value: VerticalAlign; label: string}[] = [
    {value: 'top', label: words.top()},
    {value: 'center', label: words.center()},
    {value: 'bottom', label: words.bottom()},
  ];
  const writings: {value: Writing; label: string}[] = [
    {
      value: 'number',
      label: words.number(),
    },
    {
      value: 'percentage',
      label: words.percentage(),
    },
  ];
  return (
    <>
      <LabFrame
        stage={
          <Canvas {...area} maxScale={1} label={words.stage()} html={<Drawing setting={setting} />}>
            <Lines setting={setting} />
          </Canvas>
        }
        controls={
          <>
            <Controls>
              <Choice label={words.unit()} value={setting.unit} options={units} onChange={(unit) => change({unit})} />
              {setting.unit === 'px' && (
                <Slider label={valueLabel} value={setting.pixels} min={16} max={72} unit="px" onChange={(pixels) => change({pixels})} />
              )}
              {setting.unit !== 'px' && (
                <Slider
                  label={valueLabel}
                  value={setting.percent}
                  min={60}
                  max={200}
                  step={5}
                  unit="%"
                  disabled={setting.unit === 'auto'}
                  onChange={(percent) => change({percent})}
                />
              )}
              <Slider
                label={words.fontSize()}
                value={setting.fontSize}
                min={16}
                max={36}
                step={2}
                unit="px"
                onChange={(fontSize) => change({fontSize})}
              />
            </Controls>
            <Controls>
              <Choice label={words.align()} value={setting.align} options={aligns} onChange={(align) => change({align})} />
              <Choice
                label={words.writing()}
                value={setting.writing}
                options={writings.map((option) => ({...option, disabled: setting.unit !== 'percent'}))}
                onChange={(writing) => change({writing})}
              />
            </Controls>
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={cssCode(setting, auto)} lines={17} />
            <CodeOutput language="Flutter" code={flutterCode(setting, auto)} lines={24} />
          </>
        }
      />
      <Numbers setting={setting} />
      <Announce sentences={summary(setting)} />
    </>
  );
}
