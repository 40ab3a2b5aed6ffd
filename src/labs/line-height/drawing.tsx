import type {ReactNode} from 'react';
import {toStyle} from '../_kit/declarations';
import {box, boxDeclarations, childDeclarations, lineBoxes, type Setting, textDeclarations} from './model';
import styles from './styles.module.css';

export const area = {width: 340, height: 264} as const;
const at = {x: (area.width - box.width) / 2, y: (area.height - box.height) / 2};

/** Text set by the CSS that is printed. The words are Latin in every language: the numbers are those of Inter. */
export function Drawing({setting}: {setting: Setting}): ReactNode {
  return (
    <div className={styles.face} lang="en" style={{left: at.x, top: at.y}}>
      <div data-testid="box" style={toStyle(boxDeclarations(setting))}>
        <div data-testid="drawn" style={toStyle(textDeclarations(setting))}>
          <span data-testid="first">Layers</span>
          <br />
          to code
          <div data-testid="small" style={toStyle(childDeclarations(setting))}>
            and back
          </div>
        </div>
      </div>
    </div>
  );
}

/** The lines as the model lays them out: leading above and below, and the baseline. */
export function Lines({setting}: {setting: Setting}): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect className={styles.box} width={box.width} height={box.height} />
      {lineBoxes(setting).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity.
        <g key={index}>
          {line.half > 0 && (
            <>
              <rect className={styles.leading} y={line.top} width={box.width} height={line.half} />
              <rect className={styles.leading} y={line.top + line.height - line.half} width={box.width} height={line.half} />
            </>
          )}
          <rect className={styles.line} y={line.top} width={box.width} height={line.height} data-testid={`line-${index}`} />
          <path className={styles.baseline} d={`M0 ${line.baseline}h${box.width}`} />
        </g>
      ))}
    </g>
  );
}
