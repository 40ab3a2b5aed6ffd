import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, LabFrame, Slider} from '../_kit';
import {ColorField} from '../_kit/color-field';
import {toStyle} from '../_kit/declarations';
import {backdropDeclarations, childDeclarations, cssCode, flutterCode, isArtwork, layerDeclarations} from './code';
import {SupportPanel, Worked} from './explanation';
import {summary, words} from './messages';
import {ModePicker} from './mode-picker';
import {type ChildMode, initial, resultHex, type Setting} from './model';
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
    artwork: words.commentArtwork(),
    nothing: words.commentNothing(),
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
        stage={<Canvas {...area} maxScale={1} label={words.stage()} html={<Drawing setting={setting} />} />}
        controls={
          <>
            <ModePicker setting={setting} onChange={(mode) => change({mode})} />
            <Controls>
              <ColorField label={words.backdrop()} value={setting.backdrop} onChange={(backdrop) => change({backdrop})} />
              <ColorField label={words.source()} value={setting.source} onChange={(source) => change({source})} />
            </Controls>
            <Controls>
              <Slider
                label={words.opacity()}
                value={Math.round(setting.opacity * 100)}
                min={0}
                max={100}
                unit="%"
                onChange={(value) => change({opacity: value / 100})}
              />
              <Choice label={words.child()} value={setting.child} options={children} onChange={(child) => change({child})} />
              <p className={styles.hint}>{words.childHint()}</p>
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
      <Announce sentences={summary(setting)} />
    </>
  );
}
