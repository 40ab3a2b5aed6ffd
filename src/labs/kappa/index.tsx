import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, Handle, LabFrame, Readout, Slider, Stack} from '../_kit';
import {flutterCode, svgCode} from './code';
import {explanation, nameLabel, percent, summary, words} from './messages';
import {areaError, errors, exaggerated, KAPPA, type NamedK, named, nameOf, names, pathData, round} from './model';
import {Plot} from './plot';
import styles from './styles.module.css';

const stage = {width: 360, height: 300};
const center = {x: 180, y: 150};
const shown = 110;
const factors = ['1', '10', '100', '500'] as const;
type Factor = (typeof factors)[number];

export default function Kappa(): ReactNode {
  const [k, setK] = useState(KAPPA);
  const [radius, setRadius] = useState(100);
  const [factor, setFactor] = useState<Factor>('500');
  const name = nameOf(k);
  const report = errors(k);
  const both = (value: number) => `${percent(value)} (${round(value * radius, 3)}px)`;
  const corner = (x: number, y: number) => ({x: center.x + x * shown, y: center.y + y * shown});

  return (
    <LabFrame
      stage={
        <>
          <Canvas width={stage.width} height={stage.height} maxScale={1} label={words.canvas()}>
            <path className={styles.fill} d={pathData(k, shown, center)} data-testid="drawn" />
            <circle className={styles.circle} cx={center.x} cy={center.y} r={shown} />
            {factor !== '1' && (
              <path className={styles.exaggerated} d={exaggerated(k, shown, center, Number(factor))} data-testid="exaggerated" />
            )}
            {[
              [1, 0, 0, 1],
              [0, 1, 1, 0],
              [-1, 0, 0, 1],
              [0, -1, 1, 0],
            ].map(([px = 0, py = 0, dx = 0, dy = 0]) => {
              const from = corner(px - dx * k, py - dy * k);
              const to = corner(px + dx * k, py + dy * k);
              const at = corner(px, py);
              return (
                <g key={`${px} ${py}`}>
                  <path className={styles.tangent} d={`M ${from.x} ${from.y} L ${to.x} ${to.y}`} />
                  <path className={styles.knob} d={`M ${from.x} ${from.y} h 0 M ${to.x} ${to.y} h 0`} />
                  <rect className={styles.anchor} x={at.x - 3.5} y={at.y - 3.5} width="7" height="7" />
                </g>
              );
            })}
            <Handle
              x={center.x + shown}
              y={center.y + k * shown}
              axis="y"
              step={shown / 1000}
              bounds={{minX: 0, maxX: stage.width, minY: center.y, maxY: center.y + shown}}
              label={words.handle()}
              valueText={`k = ${round(k, 4)}`}
              side="design"
              testId="handle"
              onMove={({y}) => setK(round((y - center.y) / shown, 3))}
            />
          </Canvas>
          <Plot k={k} />
        </>
      }
      controls={
        <>
          <Controls>
            <Slider label="k" value={round(k, 6)} min={0} max={1} step={0.0001} onChange={setK} />
            <Choice<NamedK | 'other'>
              label={words.named()}
              value={name ?? 'other'}
              options={names.map((value) => ({value, label: nameLabel(value)}))}
              onChange={(value) => value !== 'other' && setK(named[value])}
            />
            <p className={styles.note}>{explanation(name)}</p>
          </Controls>
          <Controls>
            <Choice
              label={words.exaggerate()}
              value={factor}
              options={factors.map((value) => ({value, label: `× ${value}`}))}
              onChange={setFactor}
            />
            <Slider label={words.radius()} value={radius} min={10} max={400} step={5} unit="px" onChange={setRadius} />
          </Controls>
        </>
      }
      output={
        <>
          <Stack>
            <Readout
              label={words.against()}
              rows={[
                {
                  term: words.outward(),
                  value: both(report.outward),
                  testId: 'outward',
                },
                {
                  term: words.inward(),
                  value: both(report.inward),
                  testId: 'inward',
                },
                {
                  term: words.areaError(),
                  value: percent(areaError(k)),
                  testId: 'area',
                },
              ]}
            />
            <CodeOutput language="SVG" code={svgCode(k, radius)} lines={1} />
          </Stack>
          <CodeOutput language="Flutter" code={flutterCode(k, radius)} lines={7} />
          <Announce sentences={summary(k, radius, factor)} />
        </>
      }
    />
  );
}
