import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, Handle, LabFrame, type Point, Readout, round, Slider} from '../_kit';
import {arithmetic} from './arithmetic';
import {cssCode, flutterCode} from './code';
import {kindOptions, stopLabel, summary, words} from './messages';
import {background, box, initialFor, type Setting, withHandle, withStop} from './model';
import styles from './styles.module.css';

const origin = {x: 50, y: 45};
const stage = {width: box.width + 2 * origin.x, height: box.height + 2 * origin.y};
const bounds = {minX: 12, maxX: stage.width - 12, minY: 12, maxY: stage.height - 12};

const onStage = ({x, y}: Point): Point => ({x: origin.x + x * box.width, y: origin.y + y * box.height});
const inBox = ({x, y}: Point): Point => ({x: (x - origin.x) / box.width, y: (y - origin.y) / box.height});

export default function Gradient(): ReactNode {
  const [setting, setSetting] = useState<Setting>(initialFor('linear'));
  const {kind, start, end, side} = setting;
  const from = onStage(start);
  const to = onStage(end);
  const across = onStage(side);
  const text = (point: Point) => `${round(point.x)}, ${round(point.y)}`;

  const handle = (name: 'start' | 'end' | 'side', label: string, axis: 'x' | 'y' | 'both', shape: 'dot' | 'square') => (
    <Handle
      label={label}
      axis={axis}
      shape={shape}
      side="design"
      {...onStage(setting[name])}
      valueText={text(setting[name])}
      bounds={bounds}
      onMove={(point) => setSetting(withHandle(setting, name, inBox(point)))}
    />
  );

  return (
    <LabFrame
      stage={
        <Canvas
          {...stage}
          label={words.stage()}
          html={
            <div
              className={styles.box}
              data-testid="drawn"
              style={{left: origin.x, top: origin.y, width: box.width, height: box.height, background: background(setting)}}
            />
          }
        >
          <g className={styles.lines}>
            <path className={styles.under} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            {kind === 'radial' && (
              <>
                <path className={styles.under} d={`M${from.x} ${from.y}L${across.x} ${across.y}`} />
                <path d={`M${from.x} ${from.y}L${across.x} ${across.y}`} />
                <ellipse cx={from.x} cy={from.y} rx={Math.abs(to.x - from.x)} ry={Math.abs(across.y - from.y)} />
              </>
            )}
          </g>
          {handle('start', kind === 'linear' ? words.start() : words.center(), 'both', 'dot')}
          {handle(
            'end',
            {linear: words.end(), radial: words.radiusX(), angular: words.direction()}[kind],
            kind === 'radial' ? 'x' : 'both',
            'square',
          )}
          {kind === 'radial' && handle('side', words.radiusY(), 'y', 'square')}
        </Canvas>
      }
      controls={
        <Controls>
          <Choice
            label={words.kind()}
            value={kind}
            options={kindOptions()}
            onChange={(next) => setSetting({...initialFor(next), stops: setting.stops})}
          />
          {setting.stops.map(({color, at}, index) => (
            <div key={color} className={styles.stop}>
              <span className={styles.swatch} style={{background: color}} />
              <Slider
                label={stopLabel(index + 1)}
                unit="%"
                min={0}
                max={100}
                value={round(at * 100)}
                onChange={(value) => setSetting(withStop(setting, index, value / 100))}
              />
            </div>
          ))}
        </Controls>
      }
      numbers={<Readout wide label={words.arithmetic()} rows={arithmetic(setting)} />}
      output={
        <>
          <CodeOutput language="CSS" lines={9} code={cssCode(setting)} />
          <CodeOutput language="Flutter" lines={12} code={flutterCode(setting)} />
          <Announce sentences={summary(setting)} />
        </>
      }
    />
  );
}
