import {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

/** A mask at the bottom of its parent, the picture above it, and what is left of the picture. */
export default function Mask(): ReactNode {
  // The enlarged picture is on the page at the same time.
  const circle = useId();
  const masked = translate({
    id: 'vocabulary.figure.mask.masked',
    message: 'above: masked',
    description: 'Label in the picture about masks',
  });
  const mask = translate({id: 'vocabulary.figure.mask.mask', message: 'the mask', description: 'Label in the picture about masks'});
  const free = translate({
    id: 'vocabulary.figure.mask.free',
    message: 'below: not masked',
    description: 'Label in the picture about masks',
  });
  const rows = [
    {name: 'Photo', note: masked, tone: 'design'},
    {name: 'Circle', note: mask, tone: 'accent'},
    {name: 'Background', note: free, tone: 'plain'},
  ] as const;
  const hills = 'M0 96 L34 52 L62 84 L92 40 L128 96 Z';
  return (
    <Drawing height={150}>
      {rows.map(({name, note, tone}, index) => (
        <g key={name}>
          <Box x={1} y={12 + index * 44} w={236} h={34} tone={tone} filled />
          <Label x={12} y={34 + index * 44} strong>
            {name}
          </Label>
          <Label x={226} y={34 + index * 44} tone={tone} anchor="end">
            {note}
          </Label>
        </g>
      ))}
      <Arrow from={[248, 72]} to={[278, 72]} />
      <Box x={290} y={12} w={178} h={122} tone="plain" filled />
      <g transform="translate(314 24)">
        <path d={hills} fill="none" stroke="var(--hairline-strong)" strokeDasharray="3 3" />
        <clipPath id={circle}>
          <circle cx={64} cy={50} r={46} />
        </clipPath>
        <g clipPath={`url(#${circle})`}>
          <rect width={128} height={98} fill="var(--design-side-soft)" />
          <path d={hills} fill="var(--design-side)" fillOpacity={0.55} />
          <circle cx={44} cy={26} r={8} fill="var(--design-side)" />
        </g>
        <circle cx={64} cy={50} r={46} fill="none" stroke="var(--accent)" strokeWidth={1.5} strokeDasharray="4 4" />
      </g>
    </Drawing>
  );
}
