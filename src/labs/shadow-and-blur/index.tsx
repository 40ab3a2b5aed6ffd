import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Slider} from '../_kit';
import {ColorField} from '../_kit/color-field';
import {cssCode, flutterCode} from './code';
import {area, Drawing} from './drawing';
import {MappingTable} from './mapping-table';
import {hasSpread, initial, isShadow, layersFor, outcome, type Setting, withEffect} from './model';
import {Profile} from './profile';
import styles from './styles.module.css';
import {allWords} from './words';

export default function ShadowAndBlur(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const words = allWords();
  const css = cssCode(setting, words.comments);
  return (
    <>
      <LabFrame
        controlsBelow
        stage={
          <Canvas
            {...area}
            maxScale={1}
            label={translate({
              id: 'labs.shadow-and-blur.stage',
              message: 'The layer with its effect',
              description: 'Name of the drawing',
            })}
            html={<Drawing setting={setting} />}
          />
        }
        controls={
          <>
            <Controls>
              <Choice
                label={translate({id: 'labs.shadow-and-blur.effect', message: 'Effect', description: 'Label of the kinds of effects'})}
                value={setting.effect}
                options={words.effects}
                onChange={(effect) => setSetting(withEffect(setting, effect))}
              />
              <Choice
                label={translate({id: 'labs.shadow-and-blur.layer', message: 'Layer', description: 'Label of the kinds of layers'})}
                value={setting.layer}
                options={words.layers.filter((option) => layersFor(setting.effect).includes(option.value))}
                onChange={(layer) => change({layer})}
              />
              <Slider
                label={translate({id: 'labs.shadow-and-blur.radius', message: 'Radius r', description: 'Label of the blur radius'})}
                value={setting.radius}
                min={0}
                max={64}
                onChange={(radius) => change({radius})}
              />
              {setting.effect === 'background-blur' && (
                <Slider
                  label={translate({
                    id: 'labs.shadow-and-blur.fill',
                    message: 'Opacity of the fill',
                    description: 'Label of the fill opacity',
                  })}
                  value={Math.round(setting.fill * 100)}
                  min={0}
                  max={100}
                  unit="%"
                  onChange={(value) => change({fill: value / 100})}
                />
              )}
            </Controls>
            {isShadow(setting) && (
              <Controls>
                <Slider label="X" value={setting.x} min={-40} max={40} onChange={(x) => change({x})} />
                <Slider label="Y" value={setting.y} min={-40} max={40} onChange={(y) => change({y})} />
                <Slider
                  label={translate({
                    id: 'labs.shadow-and-blur.spread',
                    message: 'Spread',
                    description: 'Row of the table of values and label of a slider',
                  })}
                  value={hasSpread(setting) ? setting.spread : 0}
                  min={-20}
                  max={20}
                  disabled={!hasSpread(setting)}
                  onChange={(spread) => change({spread})}
                />
              </Controls>
            )}
            {isShadow(setting) && (
              <Controls>
                <ColorField
                  label={translate({id: 'labs.shadow-and-blur.color', message: 'Color', description: 'Label of the shadow color'})}
                  value={setting.color}
                  onChange={(color) => change({color})}
                />
                <Slider
                  label={translate({id: 'labs.shadow-and-blur.opacity', message: 'Opacity', description: 'Label of the shadow opacity'})}
                  value={Math.round(setting.opacity * 100)}
                  min={0}
                  max={100}
                  unit="%"
                  onChange={(value) => change({opacity: value / 100})}
                />
              </Controls>
            )}
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={css} lines={4} />
            <CodeOutput language="Flutter" code={flutterCode(setting, words.comments)} lines={10} />
          </>
        }
      />
      <div className={styles.more}>
        <div>
          <MappingTable setting={setting} />
          <p className={styles.verdict} data-outcome={outcome(setting)}>
            {words.verdict(setting)}
          </p>
        </div>
        <Profile setting={setting} />
      </div>
      <Announce>{css}</Announce>
    </>
  );
}
