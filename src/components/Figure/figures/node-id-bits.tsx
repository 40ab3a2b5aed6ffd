import type {ReactNode} from 'react';
import {Box, Drawing, Label, Measure} from './_kit';

/** A short stroke between every two bits. */
function ticks(x: number, width: number, bits: number): string {
  return Array.from({length: bits - 1}, (_, i) => `M${x + ((i + 1) * width) / bits} 76 v6`).join(' ');
}

/** The 32 bits of a node id: which are the actor's and which the counter's. */
export default function NodeIdBits(): ReactNode {
  return (
    <Drawing height={140}>
      <Measure from={[2, 26]} to={[118, 26]}>
        8 bit
      </Measure>
      <Measure from={[122, 26]} to={[478, 26]}>
        24 bit
      </Measure>
      <Box x={2} y={36} w={116} h={46} tone="design" filled />
      <Box x={122} y={36} w={356} h={46} tone="code" filled />
      <path d={ticks(2, 116, 8)} stroke="var(--design-side)" />
      <path d={ticks(122, 356, 24)} stroke="var(--code-side)" />
      <Label x={60} y={62} tone="design" anchor="middle" mono strong>
        actor 7
      </Label>
      <Label x={300} y={62} tone="code" anchor="middle" mono strong>
        counter 42
      </Label>
      <Label x={60} y={102} tone="design" anchor="middle" mono>
        0x07
      </Label>
      <Label x={300} y={102} tone="code" anchor="middle" mono>
        0x00002A
      </Label>
      <Label x={240} y={130} anchor="middle" mono>
        7:42 = 0x0700002A = 117440554
      </Label>
    </Drawing>
  );
}
