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
      <path d="M13 162 l34 -44 l22 28 l14 -16 l24 32 z" fill="var(--design-side)" fillOpacity={0.35} />
      <circle cx={84} cy={92} r={9} fill="var(--design-side)" fillOpacity={0.35} />
      {/* The card: photo, two lines of text, price and button */}
      <Box x={193} y={52} w={94} h={124} filled />
      <Box x={201} y={60} w={78} h={44} tone="design" />
      <path d="M201 104 l26 -26 l16 16 l10 -9 l26 19 z" fill="var(--design-side)" fillOpacity={0.35} />
      <circle cx={262} cy={74} r={5} fill="var(--design-side)" fillOpacity={0.35} />
      <Label x={201} y={121} strong small>
        Lisbon
      </Label>
      <Label x={201} y={137} small>
        3 nights
      </Label>
      <Label x={201} y={166} strong small>
        240 €
      </Label>
      <Box x={241} y={150} w={40} h={24} tone="accent" filled radius={5} />
      <Label x={261} y={166} anchor="middle" tone="accent" strong small>
        Book
      </Label>
      {/* The form of the next screen */}
      {['Name', 'Email', 'Card'].map((field, index) => (
        <g key={field}>
          <Box x={373} y={46 + index * 32} w={94} h={24} filled />
          <Label x={381} y={62 + index * 32} small>
            {field}
          </Label>
        </g>
      ))}
      <Box x={373} y={152} w={94} h={24} tone="accent" filled radius={5} />
      <Label x={420} y={168} anchor="middle" tone="accent" strong small>
        Pay
      </Label>
      <Arrow from={[201, 82]} to={[122, 82]} />
      <Arrow from={[281, 162]} to={[358, 162]} />
      <Label x={150} y={58} anchor="middle" small>
        Open
      </Label>
      <Label x={150} y={73} anchor="middle" small>
        overlay
      </Label>
      <Label x={330} y={138} anchor="middle" small>
        Navigate
      </Label>
      <Label x={330} y={153} anchor="middle" small>
        to
      </Label>
    </Drawing>
  );
}
