import {type ReactNode, useState} from 'react';
import {Announce, Canvas, Choice, CodeOutput, Controls, Handle, LabFrame, round, Slider, Toggle} from '../_kit';
import {toStyle} from '../_kit/declarations';
import {cssCode, flutterCode} from './code';
import {crossOptions, directionOptions, frameOptions, itemOptions, mainOptions, summary, words} from './messages';
import {frameCss, initial, itemCss, items, limits, type Setting, settled} from './model';
import styles from './styles.module.css';
import {useDrawn} from './useDrawn';

const origin = {x: 20, y: 20};
const stage = {width: limits.maxWidth + 2 * origin.x, height: limits.maxHeight + 2 * origin.y};
const bounds = {
  minX: origin.x + limits.minWidth,
  maxX: origin.x + limits.maxWidth,
  minY: origin.y + limits.minHeight,
  maxY: origin.y + limits.maxHeight,
};

export default function AutoLayout(): ReactNode {
  const [setting, setSetting] = useState<Setting>(initial);
  const {frame, drawn} = useDrawn(setting);
  const size = drawn?.frame ?? {width: initial.width, height: 88};
  const change = (part: Partial<Setting>) => setSetting(settled({...setting, ...part}));
  const row = setting.direction === 'row';
  const css = frameCss(setting);
  const right = origin.x + size.width;
  const bottom = origin.y + size.height;

  return (
    <LabFrame
      controlsBelow
      stage={
        <Canvas
          {...stage}
          maxScale={1.15}
          label={words.stage()}
          html={
            <div className={styles.parent} style={{left: origin.x, top: origin.y}}>
              <div ref={frame} className={styles.frame} data-testid="drawn" style={toStyle(css)}>
                {items.map(({name}, index) => (
                  <div key={name} className={styles.item} data-testid={`drawn-${name}`} style={toStyle(itemCss(index, setting))}>
                    {name}
                  </div>
                ))}
              </div>
            </div>
          }
        >
          <text className={styles.size} x={right} y={origin.y - 6} textAnchor="end">
            {round(size.width)} × {round(size.height)}
          </text>
          <Handle
            label={words.rightEdge()}
            valueText={`${round(size.width)}px`}
            axis="x"
            shape="bar-x"
            side="design"
            x={right}
            y={origin.y + size.height / 2}
            bounds={bounds}
            onMove={({x}) => change({width: x - origin.x, horizontal: 'fixed'})}
          />
          <Handle
            label={words.bottomEdge()}
            valueText={`${round(size.height)}px`}
            axis="y"
            shape="bar-y"
            side="design"
            x={origin.x + size.width / 2}
            y={bottom}
            bounds={bounds}
            onMove={({y}) => change({height: y - origin.y, vertical: 'fixed'})}
          />
        </Canvas>
      }
      controls={
        <>
          <Controls>
            <Choice
              label={words.direction()}
              value={setting.direction}
              options={directionOptions()}
              onChange={(direction) => change({direction})}
            />
            <Choice label={words.main()} value={setting.main} options={mainOptions()} onChange={(main) => change({main})} />
            <Choice label={words.cross()} value={setting.cross} options={crossOptions(row)} onChange={(cross) => change({cross})} />
            <Toggle label={words.wrap()} checked={setting.wrap} disabled={!row} onChange={(wrap) => change({wrap})} />
          </Controls>
          <Controls>
            <Slider
              label={words.gap()}
              unit="px"
              min={0}
              max={48}
              value={setting.gap}
              disabled={setting.main === 'space-between'}
              onChange={(gap) => change({gap})}
            />
            <Slider
              label={words.lineGap()}
              unit="px"
              min={0}
              max={48}
              value={setting.lineGap}
              disabled={!setting.wrap}
              onChange={(lineGap) => change({lineGap})}
            />
            <Slider
              label={words.paddingX()}
              unit="px"
              min={0}
              max={48}
              value={setting.paddingX}
              onChange={(paddingX) => change({paddingX})}
            />
            <Slider
              label={words.paddingY()}
              unit="px"
              min={0}
              max={48}
              value={setting.paddingY}
              onChange={(paddingY) => change({paddingY})}
            />
          </Controls>
          <Controls>
            <Choice
              label={words.width()}
              value={setting.horizontal}
              options={frameOptions(!setting.wrap && !(row && setting.itemHorizontal === 'fill'))}
              onChange={(horizontal) => change({horizontal})}
            />
            <Choice
              label={words.height()}
              value={setting.vertical}
              options={frameOptions(row || setting.itemVertical !== 'fill')}
              onChange={(vertical) => change({vertical})}
            />
            <Choice
              label={words.itemWidth()}
              value={setting.itemHorizontal}
              options={itemOptions(!setting.wrap)}
              onChange={(itemHorizontal) => change({itemHorizontal})}
            />
            <Choice
              label={words.itemHeight()}
              value={setting.itemVertical}
              options={itemOptions(true)}
              onChange={(itemVertical) => change({itemVertical})}
            />
          </Controls>
        </>
      }
      output={
        <>
          <CodeOutput language="CSS" lines={17} code={cssCode(setting)} />
          <CodeOutput language="Flutter" lines={16} code={flutterCode(setting)} />
          {drawn && <Announce sentences={summary(drawn)} />}
        </>
      }
    />
  );
}
