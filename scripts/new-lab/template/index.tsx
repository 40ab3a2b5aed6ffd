import {Announce, Canvas, CodeOutput, Controls, Handle, LabFrame, Slider} from '@site/src/labs/_kit';
import {toStyle} from '@site/src/labs/_kit/declarations';
import {type ReactNode, useState} from 'react';
import {cssCode, flutterCode} from './code';
import {summary, words} from './messages';
import {declarations, height, initial, limits, type Setting} from './model';
import styles from './styles.module.css';

const origin = {x: 20, y: 20};
const stage = {width: limits.max + 2 * origin.x, height: height + 2 * origin.y};

export default function SampleLab(): ReactNode {
  const [setting, setSetting] = useState<Setting>(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const bounds = {minX: origin.x + limits.min, maxX: origin.x + limits.max, minY: 0, maxY: stage.height};

  return (
    <LabFrame
      stage={
        <Canvas
          {...stage}
          label={words.stage()}
          html={
            <div className={styles.layer} data-testid="drawn" style={{left: origin.x, top: origin.y, ...toStyle(declarations(setting))}} />
          }
        >
          <Handle
            label={words.rightEdge()}
            valueText={`${setting.width}px`}
            axis="x"
            shape="bar-x"
            side="design"
            x={origin.x + setting.width}
            y={origin.y + height / 2}
            bounds={bounds}
            onMove={({x}) => change({width: x - origin.x})}
          />
        </Canvas>
      }
      controls={
        <Controls>
          <Slider label={words.width()} unit="px" {...limits} value={setting.width} onChange={(width) => change({width})} />
        </Controls>
      }
      output={
        <>
          <CodeOutput language="CSS" lines={4} code={cssCode(setting)} />
          <CodeOutput language="Flutter" lines={1} code={flutterCode(setting)} />
          <Announce sentences={summary(setting)} />
        </>
      }
    />
  );
}
