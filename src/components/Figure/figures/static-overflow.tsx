import {type ReactNode, useId} from 'react';
import {Box, Drawing, Line, Measure} from './_kit';

/** A picture of 1000 in a frame of 360, shifted by -320 so that both centers meet. Two units are five pixels. */
const scale = 0.4;

export default function StaticOverflow(): ReactNode {
  // The enlarged picture is on the page at the same time.
  const clip = useId();
  const [start, width] = [40, 1000 * scale];
  const frame = {x: start + 320 * scale, w: 360 * scale};
  const end = start + width;
  const middle = start + width / 2;
  const hills = `M${start} 150 L120 84 L176 128 L244 64 L318 132 L372 92 L${end} 150 Z`;
  return (
    <Drawing height={214}>
      <Measure from={[start, 20]} to={[end, 20]} tone="plain">
        1000
      </Measure>
      <path d={hills} fill="none" stroke="var(--hairline-strong)" strokeDasharray="3 3" />
      <Box x={start} y={36} w={width} h={114} tone="plain" dashed />
      <clipPath id={clip}>
        <rect x={frame.x} y={36} width={frame.w} height={114} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x={frame.x} y={36} width={frame.w} height={114} fill="var(--design-side-soft)" />
        <path d={hills} fill="var(--design-side)" fillOpacity={0.55} />
        <circle cx={206} cy={64} r={10} fill="var(--design-side)" />
      </g>
      <Box x={frame.x} y={36} w={frame.w} h={114} tone="design" />
      <Line from={[middle, 30]} to={[middle, 160]} tone="accent" dashed />
      <Measure from={[frame.x, 186]} to={[start, 186]}>
        −320
      </Measure>
      <Measure from={[frame.x, 186]} to={[frame.x + frame.w, 186]} tone="design">
        360
      </Measure>
    </Drawing>
  );
}
