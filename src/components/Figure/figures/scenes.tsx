import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

/** A screen with two instances and the component they come from; each scene is one file. All words are layer names or code. */
export default function Scenes(): ReactNode {
  return (
    <Drawing height={282}>
      <Box x={1} y={8} w={168} h={168} tone="design" filled radius={8} />
      <Label x={14} y={30} tone="design" strong>
        Trips
      </Label>
      {['Lisbon', 'Porto'].map((name, index) => (
        <g key={name}>
          <Box x={14} y={42 + index * 64} w={142} h={54} tone="design" dashed radius={6} />
          <Label x={26} y={74 + index * 64}>
            {name}
          </Label>
        </g>
      ))}
      <Box x={1} y={206} w={168} h={66} tone="design" filled radius={8} />
      <Label x={14} y={228} tone="design" strong>
        Hero card
      </Label>
      <Label x={14} y={252}>
        Weekend in Lisbon
      </Label>
      <Arrow from={[178, 92]} to={[216, 92]} />
      <Arrow from={[178, 239]} to={[216, 239]} />
      <Box x={225} y={56} w={254} h={72} tone="code" filled radius={6} />
      <Label x={237} y={79} tone="code" mono strong>
        designto/trips.tsx
      </Label>
      <Label x={237} y={105} mono>
        {"from './hero-card'"}
      </Label>
      <Box x={225} y={206} w={254} h={66} tone="code" filled radius={6} />
      <Label x={237} y={229} tone="code" mono strong>
        designto/hero-card.tsx
      </Label>
      <Label x={237} y={253} mono>
        export function HeroCard
      </Label>
      <Arrow from={[352, 134]} to={[352, 199]} tone="accent" />
      <Label x={362} y={171} tone="accent" mono>
        import
      </Label>
    </Drawing>
  );
}
