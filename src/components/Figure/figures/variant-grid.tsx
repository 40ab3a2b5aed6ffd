import type {ReactNode} from 'react';
import {Box, Drawing, Label, Line} from './_kit';

/**
 * Six variants of a button: a column is a state and becomes a selector, a row is a size and becomes a prop. All words are names or code.
 * The fills are those of the code on the page.
 */
export const states = [
  {name: 'State=Default', code: '.book', fill: '#2449d8'},
  {name: 'State=Hover', code: ':hover', fill: '#1b3aae'},
  {name: 'State=Disabled', code: ':disabled', fill: '#8a90a0'},
] as const;

const sizes = [
  {name: 'Size=Medium', code: "size='medium'", w: 68, h: 40},
  {name: 'Size=Small', code: "size='small'", w: 60, h: 32},
] as const;

const [left, column, top, row] = [126, 120, 52, 66] as const;

export default function VariantGrid(): ReactNode {
  return (
    <Drawing height={208}>
      {states.map(({name, code}, index) => (
        <g key={name}>
          <Label x={left + index * column + 52} y={16} anchor="middle" tone="design" strong>
            {name}
          </Label>
          <Label x={left + index * column + 52} y={36} anchor="middle" tone="code" mono>
            {code}
          </Label>
        </g>
      ))}
      <Box x={left - 8} y={top} w={360} h={148} tone="design" dashed radius={8} />
      <Line from={[left - 8, top + 74]} to={[left + 352, top + 74]} tone="design" dashed />
      {sizes.map(({name, code, w, h}, line) => {
        const middle = top + 37 + line * (row + 8);
        return (
          <g key={name}>
            <Label x={0} y={middle - 4} tone="design" strong>
              {name}
            </Label>
            <Label x={0} y={middle + 15} tone="code" mono>
              {code}
            </Label>
            {states.map((state, index) => {
              const center = left + index * column + 52;
              return (
                <g key={state.name}>
                  <Box x={center - w / 2} y={middle - h / 2} w={w} h={h} radius={8} paint={state.fill} />
                  <Label x={center} y={middle + 5} anchor="middle" paint="#ffffff" strong>
                    Book
                  </Label>
                </g>
              );
            })}
          </g>
        );
      })}
    </Drawing>
  );
}
