import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Slider} from '../_kit';
import {ColorField} from '../_kit/color-field';
import {toStyle} from '../_kit/declarations';
import {backdropDeclarations, childDeclarations, cssCode, flutterCode, isArtwork, layerDeclarations} from './code';
import {SupportPanel, Worked} from './explanation';
import {ModePicker} from './mode-picker';
import {type ChildMode, initial, resultHex, type Setting} from './model';
import {findMode} from './modes';
import styles from './styles.module.css';

const area = {width: 360, height: 200};

/** The two layers, blended by the browser. Artwork is what no rule can say: the overlap comes as a picture. */
function Drawing({setting}: {setting: Setting}): ReactNode {
  return (
    <div className={styles.isolated}>
      <div className={styles.backdrop} data-testid="backdrop" style={toStyle(backdropDeclarations(setting))} />
      <div className={styles.layer} data-testid="drawn" style={toStyle(layerDeclarations(setting))}>
        <div className={styles.fill} data-testid="fill" style={toStyle(childDeclarations(setting))} />
      </div>
      {isArtwork(setting) && <div className={styles.artwork} style={{backgroundColor: resultHex(setting)}} />}
      <div className={styles.overlap} data-testid="overlap" />
    </div>
  );
}

export default function BlendMode(): ReactNode {
  const [setting, setSetting] = useState(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const comments = {
    artwork: translate({
      id: 'labs.blend-mode.comment.artwork',
      message: 'No such mode here: exported as artwork.',
      description: 'Comment in generated code where the platform has no such blend mode',
    }),
    nothing: translate({
      id: 'labs.blend-mode.comment.nothing',
      message: 'Pass through: the fill meets the backdrop.',
      description: 'Comment in generated code for a pass-through layer',
    }),
  };
  const children: {value: ChildMode; label: string}[] = [
    {value: 'normal', label: 'Normal'},
    {value: 'multiply', label: 'Multiply'},
    {value: 'screen', label: 'Screen'},
  ];
  return (
    <>
      <LabFrame
        controlsBelow
        stage={
          <Canvas
            {...area}
            maxScale={1}
            label={translate({id: 'labs.blend-mode.stage', message: 'Two overlapping layers', description: 'Name of the drawing'})}
            html={<Drawing setting={setting} />}
          />
        }
        controls={
          <>
            <ModePicker setting={setting} onChange={(mode) => change({mode})} />
            <Controls>
              <ColorField
                label={translate({id: 'labs.blend-mode.backdrop', message: 'Backdrop (Cb)', description: 'Label of the lower color'})}
                value={setting.backdrop}
                onChange={(backdrop) => change({backdrop})}
              />
              <ColorField
                label={translate({id: 'labs.blend-mode.source', message: 'Top layer (Cs)', description: 'Label of the upper color'})}
                value={setting.source}
                onChange={(source) => change({source})}
              />
            </Controls>
            <Controls>
              <Slider
                label={translate({id: 'labs.blend-mode.opacity', message: 'Opacity of the fill', description: 'Label of the opacity'})}
                value={Math.round(setting.opacity * 100)}
                min={0}
                max={100}
                unit="%"
                onChange={(value) => change({opacity: value / 100})}
              />
              <Choice
                label={translate({
                  id: 'labs.blend-mode.child',
                  message: 'Mode of the fill inside the layer',
                  description: 'Label of the blend mode of the paint inside the top layer',
                })}
                value={setting.child}
                options={children}
                onChange={(child) => change({child})}
              />
              <p className={styles.hint}>
                {translate({
                  id: 'labs.blend-mode.child.hint',
                  message: 'It reaches the backdrop only when the layer is Pass through. Any other mode flattens the layer first.',
                  description: 'Hint below the blend mode of the paint inside the top layer',
                })}
              </p>
            </Controls>
          </>
        }
        output={
          <>
            <CodeOutput language="CSS" code={cssCode(setting, comments)} lines={12} />
            <CodeOutput language="Flutter" code={flutterCode(setting, comments)} lines={12} />
          </>
        }
      />
      <div className={styles.more}>
        <Worked setting={setting} />
        <SupportPanel setting={setting} />
      </div>
      <Announce>
        {translate(
          {id: 'labs.blend-mode.announce', message: '{mode}: the overlap is {color}', description: 'Read aloud after a change'},
          {mode: findMode(setting.mode).label, color: resultHex(setting)},
        )}
      </Announce>
    </>
  );
}
