import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Slider} from '../_kit';
import {cssCode, flutterCode} from './code';
import {area, Drawing, Lines} from './drawing';
import {initial, type Setting, type Unit, type VerticalAlign, type Writing} from './model';
import {Numbers} from './numbers';

export default function LineHeight(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const auto = translate({
    id: 'labs.line-height.comment.auto',
    message: 'Auto: the font decides, nothing is written.',
    description: 'Comment in generated code',
  });
  const valueLabel = translate({id: 'labs.line-height.value', message: 'Line height', description: 'Label of the line height'});
  const units: {value: Unit; label: string}[] = [
    {value: 'px', label: 'px'},
    {value: 'percent', label: '%'},
    {value: 'auto', label: 'Auto'},
  ];
  const aligns: {value: VerticalAlign; label: string}[] = [
    {value: 'top', label: translate({id: 'labs.line-height.top', message: 'Top', description: 'Vertical alignment of text'})},
    {value: 'center', label: translate({id: 'labs.line-height.center', message: 'Center', description: 'Vertical alignment of text'})},
    {value: 'bottom', label: translate({id: 'labs.line-height.bottom', message: 'Bottom', description: 'Vertical alignment of text'})},
  ];
  const writings: {value: Writing; label: string}[] = [
    {
      value: 'number',
      label: translate({id: 'labs.line-height.number', message: 'Number', description: 'A way to write a line height in CSS'}),
    },
    {
      value: 'percentage',
      label: translate({id: 'labs.line-height.percentage', message: 'Percentage', description: 'A way to write a line height in CSS'}),
    },
  ];
  const css = cssCode(setting, auto);
  return (
    <>
      <LabFrame
        stage={
          <Canvas
            {...area}
            maxScale={1}
            label={translate({
              id: 'labs.line-height.stage',
              message: 'Text with its lines and leading',
              description: 'Name of the drawing',
            })}
            html={<Drawing setting={setting} />}
          >
            <Lines setting={setting} />
          </Canvas>
        }
        controls={
          <>
            <Controls>
              <Choice
                label={translate({id: 'labs.line-height.unit', message: 'Unit in the design', description: 'Label of the units'})}
                value={setting.unit}
                options={units}
                onChange={(unit) => change({unit})}
              />
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
                label={translate({id: 'labs.line-height.font-size', message: 'Font size', description: 'Label of a slider'})}
                value={setting.fontSize}
                min={16}
                max={36}
                step={2}
                unit="px"
                onChange={(fontSize) => change({fontSize})}
              />
            </Controls>
            <Controls>
              <Choice
                label={translate({id: 'labs.line-height.align', message: 'Vertical alignment', description: 'Label of the alignments'})}
                value={setting.align}
                options={aligns}
                onChange={(align) => change({align})}
              />
              <Choice
                label={translate({
                  id: 'labs.line-height.writing',
                  message: 'Write % in CSS as',
                  description: 'Label of the ways to write it',
                })}
                value={setting.writing}
                options={writings.map((option) => ({...option, disabled: setting.unit !== 'percent'}))}
                onChange={(writing) => change({writing})}
              />
            </Controls>
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={css} lines={17} />
            <CodeOutput language="Flutter" code={flutterCode(setting, auto)} lines={24} />
          </>
        }
      />
      <Numbers setting={setting} />
      <Announce>{css}</Announce>
    </>
  );
}
