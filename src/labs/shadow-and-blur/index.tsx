import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Slider} from '../_kit';
import {ColorField} from '../_kit/color-field';
import {cssCode, flutterCode} from './code';
import {area, Drawing} from './drawing';
import {MappingTable} from './mapping-table';
import {allWords, summary, words} from './messages';
import {hasSpread, initial, isShadow, layersFor, outcome, type Setting, withEffect} from './model';
import {Profile} from './profile';
import styles from './styles.module.css';

export default function ShadowAndBlur(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const texts = allWords();
  return (
    <>
      <LabFrame
        controlsBelow
        stage={<Canvas {...area} maxScale={1} label={words.stage()} html={<Drawing setting={setting} />} />}
        controls={
          <>
            <Controls>
              <Choice
                label={words.effect()}
                value={setting.effect}
                options={texts.effects}
                onChange={(effect) => setSetting(withEffect(setting, effect))}
              />
              <Choice
                label={words.layer()}
                value={setting.layer}
                options={texts.layers.filter((option) => layersFor(setting.effect).includes(option.value))}
                onChange={(layer) => change({layer})}
              />
              <Slider label={words.radius()} value={setting.radius} min={0} max={64} onChange={(radius) => change({radius})} />
              {setting.effect === 'background-blur' && (
                <Slider
                  label={words.fill()}
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
                  label={words.spread()}
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
                <ColorField label={words.color()} value={setting.color} onChange={(color) => change({color})} />
                <Slider
                  label={words.opacity()}
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
            <CodeOutput language="CSS" code={cssCode(setting, texts.comments)} lines={4} />
            <CodeOutput language="Flutter" code={flutterCode(setting, texts.comments)} lines={10} />
          </>
        }
      />
      <div className={styles.more}>
        <div>
          <MappingTable setting={setting} />
          <p className={styles.verdict} data-outcome={outcome(setting)}>
            {texts.verdict(setting)}
          </p>
        </div>
        <Profile setting={setting} />
      </div>
      <Announce sentences={summary(setting)} />
    </>
  );
}
