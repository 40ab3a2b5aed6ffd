import type {ReactNode} from 'react';
import {Box, Drawing, Label, Measure} from './_kit';

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
      {Array.from({length: 7}, (_, i) => (
        <path key={i} d={`M${2 + (i + 1) * 14.5} 76 v6`} stroke="var(--design-side)" />
      ))}
      {Array.from({length: 23}, (_, i) => (
        <path key={i} d={`M${122 + (i + 1) * (356 / 24)} 76 v6`} stroke="var(--code-side)" />
      ))}
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
