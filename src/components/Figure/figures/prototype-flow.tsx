import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

const [w, h, top] = [118, 168, 30];

/** A flow of two screens and an overlay. The words are frame names, labels of the design tool and code. */
const screens = [
  {x: 1, name: 'Gallery', code: '<dialog>', overlay: true},
  {x: 181, name: 'Trips', code: '/', overlay: false},
  {x: 361, name: 'Checkout', code: '/checkout', overlay: false},
] as const;

export default function PrototypeFlow(): ReactNode {
  return (
    <Drawing height={244}>
      {screens.map(({x, name, code, overlay}) => (
        <g key={name}>
          <Label x={x} y={20} tone="design" strong>
            {name}
          </Label>
          <Box x={x} y={top} w={w} h={h} tone="design" filled dashed={overlay} radius={8} />
          <Label x={x + w / 2} y={top + h + 22} anchor="middle" tone="code" mono strong>
            {code}
          </Label>
        </g>
      ))}
      {/* The start of the flow */}
      <path d="M240 10 l11 6 l-11 6 z" fill="var(--accent)" />
      <Label x={299} y={20} anchor="end" tone="accent" small>
        Flow 1
      </Label>
      {/* The overlay shows the photo large */}
      <Box x={13} y={66} w={94} h={96} filled />
      {/* The card: photo, two lines of text, price and button */}
      <Box x={193} y={52} w={94} h={124} filled />
      <Box x={201} y={60} w={78} h={44} tone="design" />
      <Box x={201} y={114} w={64} h={6} radius={3} />
      <Box x={201} y={127} w={48} h={6} radius={3} />
      <Box x={201} y={152} w={22} h={6} radius={3} />
      <Box x={243} y={146} w={36} h={18} tone="accent" filled radius={5} />
      {/* The form of the next screen */}
      {[52, 84, 116].map((y) => (
        <Box key={y} x={373} y={y} w={94} h={20} filled />
      ))}
      <Box x={373} y={156} w={94} h={20} tone="accent" filled radius={5} />
      <Arrow from={[201, 82]} to={[122, 82]} />
      <Arrow from={[279, 155]} to={[358, 155]} />
      <Label x={150} y={58} anchor="middle" small>
        Open
      </Label>
      <Label x={150} y={73} anchor="middle" small>
        overlay
      </Label>
      <Label x={330} y={132} anchor="middle" small>
        Navigate
      </Label>
      <Label x={330} y={146} anchor="middle" small>
        to
      </Label>
    </Drawing>
  );
}
