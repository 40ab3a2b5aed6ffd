import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, Handle, LabFrame, Readout, Slider, Stack} from '../_kit';
import {explanation, nameLabel} from './labels';
import {areaError, errors, exaggerated, flutterCode, KAPPA, type NamedK, named, nameOf, names, pathData, round, svgCode} from './model';
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
  const percent = (value: number) => `${value > 0 ? '+' : ''}${round(value * 100, 4)}%`;
  const both = (value: number) => `${percent(value)} (${round(value * radius, 3)}px)`;
  // The number field shows six digits; leaving it unchanged must not replace an exact value by a rounded one.
  const typed = (value: number) => {
    if (Math.abs(value - round(k, 6)) > 1e-9) setK(value);
  };
  const corner = (x: number, y: number) => ({x: center.x + x * shown, y: center.y + y * shown});

  return (
    <LabFrame
      stage={
        <>
          <Canvas
            width={stage.width}
            height={stage.height}
            label={translate({
              id: 'labs.kappa.canvas',
              message: 'Four curves and the circle they stand for',
              description: 'Accessible name of the drawing of the kappa demonstration',
            })}
          >
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
              label={translate({
                id: 'labs.kappa.handle',
                message: 'Handle length k',
                description: 'Accessible name of the handle that changes k',
              })}
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
            <Slider label="k" value={round(k, 6)} min={0} max={1} step={0.0001} onChange={typed} />
            <Choice<NamedK | 'other'>
              label={translate({
                id: 'labs.kappa.named',
                message: 'Named values',
                description: 'Label of the choice of well-known values of k',
              })}
              value={name ?? 'other'}
              options={names.map((value) => ({value, label: nameLabel(value)}))}
              onChange={(value) => value !== 'other' && setK(named[value])}
            />
            <p className={styles.note}>{explanation(name)}</p>
          </Controls>
          <Controls>
            <Choice
              label={translate({
                id: 'labs.kappa.exaggerate',
                message: 'Draw the error larger',
                description: 'Label of the choice of how much to exaggerate the error in the drawing',
              })}
              value={factor}
              options={factors.map((value) => ({value, label: `× ${value}`}))}
              onChange={setFactor}
            />
            <Slider
              label={translate({
                id: 'labs.kappa.radius',
                message: 'Radius in the design',
                description: 'Label of the radius for which errors and code are given',
              })}
              value={radius}
              min={10}
              max={400}
              step={5}
              unit="px"
              onChange={setRadius}
            />
          </Controls>
        </>
      }
      output={
        <>
          <Stack>
            <Readout
              label={translate({id: 'labs.kappa.against', message: 'Against the circle', description: 'Heading of the measured errors'})}
              rows={[
                {
                  term: translate({id: 'labs.kappa.outward', message: 'Farthest outside', description: 'Largest outward error'}),
                  value: both(report.outward),
                  testId: 'outward',
                },
                {
                  term: translate({id: 'labs.kappa.inward', message: 'Farthest inside', description: 'Largest inward error'}),
                  value: both(report.inward),
                  testId: 'inward',
                },
                {
                  term: translate({
                    id: 'labs.kappa.areaError',
                    message: 'Area',
                    description: 'Difference of the enclosed area from that of the circle',
                  }),
                  value: percent(areaError(k)),
                  testId: 'area',
                },
              ]}
            />
            <CodeOutput language="SVG" code={svgCode(k, radius)} lines={1} />
          </Stack>
          <CodeOutput language="Flutter" code={flutterCode(k, radius)} lines={7} />
          <Announce>{`k = ${round(k, 6)}: ${percent(report.worst)}`}</Announce>
        </>
      }
    />
  );
}
