import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, Handle, LabFrame, round, Slider, Toggle} from '../_kit';
import {toStyle} from '../_kit/declarations';
import {cssCode, flutterCode} from './code';
import {note, summary, words} from './messages';
import {childCss, initial, limits, place, type Setting} from './model';
import {options} from './names';
import styles from './styles.module.css';

/** Where the frame is on the stage; the rest is room to grow. */
const origin = {x: 20, y: 20};
const stage = {width: limits.maxWidth + 2 * origin.x, height: limits.maxHeight + 2 * origin.y};

export default function Constraints(): ReactNode {
  const [setting, setSetting] = useState<Setting>(initial);
  const change = (part: Partial<Setting>) => setSetting({...setting, ...part});
  const {width, height, horizontal, vertical, artwork} = setting;
  const css = childCss(setting);
  const x = place(horizontal, 'horizontal', width);
  const y = place(vertical, 'vertical', height);
  const right = origin.x + width;
  const bottom = origin.y + height;
  const bounds = {
    minX: origin.x + limits.minWidth,
    maxX: origin.x + limits.maxWidth,
    minY: origin.y + limits.minHeight,
    maxY: origin.y + limits.maxHeight,
  };
  const scaled = horizontal === 'scale' || vertical === 'scale';

  return (
    <LabFrame
      stage={
        <Canvas
          {...stage}
          label={words.stage()}
          html={
            <div className={styles.frame} data-testid="drawn-frame" style={{left: origin.x, top: origin.y, width, height}}>
              <div className={styles.child} data-testid="drawn" style={toStyle(css)} />
            </div>
          }
        >
          <g className={styles.design}>
            <path className={styles.measure} d={`M${origin.x} ${origin.y + y.start + y.size / 2}h${x.start}`} />
            <path className={styles.measure} d={`M${origin.x + x.start + x.size} ${origin.y + y.start + y.size / 2}H${right}`} />
            <path className={styles.measure} d={`M${origin.x + x.start + x.size / 2} ${origin.y}v${y.start}`} />
            <path className={styles.measure} d={`M${origin.x + x.start + x.size / 2} ${origin.y + y.start + y.size}V${bottom}`} />
            <rect
              className={styles.expected}
              data-testid="expected"
              x={origin.x + x.start}
              y={origin.y + y.start}
              width={x.size}
              height={y.size}
            />
            <text className={styles.size} x={right} y={origin.y - 6} textAnchor="end">
              {round(width)} × {round(height)}
            </text>
          </g>
          <Handle
            label={words.rightEdge()}
            valueText={`${round(width)}px`}
            axis="x"
            shape="bar-x"
            side="design"
            x={right}
            y={origin.y + height / 2}
            bounds={bounds}
            onMove={(point) => change({width: point.x - origin.x})}
          />
          <Handle
            label={words.bottomEdge()}
            valueText={`${round(height)}px`}
            axis="y"
            shape="bar-y"
            side="design"
            x={origin.x + width / 2}
            y={bottom}
            bounds={bounds}
            onMove={(point) => change({height: point.y - origin.y})}
          />
          <Handle
            label={words.corner()}
            valueText={`${round(width)} × ${round(height)}px`}
            side="design"
            x={right}
            y={bottom}
            bounds={bounds}
            onMove={(point) => change({width: point.x - origin.x, height: point.y - origin.y})}
          />
        </Canvas>
      }
      controls={
        <>
          <Controls>
            <Choice
              label={words.horizontal()}
              value={horizontal}
              options={options('horizontal')}
              onChange={(value) => change({horizontal: value})}
            />
            <Choice
              label={words.vertical()}
              value={vertical}
              options={options('vertical')}
              onChange={(value) => change({vertical: value})}
            />
            <Toggle label={words.artwork()} checked={artwork} disabled={!scaled} onChange={(value) => change({artwork: value})} />
          </Controls>
          <Controls>
            <Slider
              label={words.width()}
              unit="px"
              value={width}
              min={limits.minWidth}
              max={limits.maxWidth}
              onChange={(value) => change({width: value})}
            />
            <Slider
              label={words.height()}
              unit="px"
              value={height}
              min={limits.minHeight}
              max={limits.maxHeight}
              onChange={(value) => change({height: value})}
            />
          </Controls>
          <p className={styles.note}>{note(setting)}</p>
          <Announce sentences={summary(setting)} />
        </>
      }
      output={
        <>
          <CodeOutput language="CSS" lines={10} code={cssCode(setting)} />
          <CodeOutput language="Flutter" lines={14} code={flutterCode(setting)} />
        </>
      }
    />
  );
}
