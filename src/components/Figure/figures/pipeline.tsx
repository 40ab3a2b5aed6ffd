import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

/** From the design file to the code, stage by stage. */
export default function Pipeline(): ReactNode {
  const stages = [
    {
      tone: 'design',
      title: translate({
        id: 'vocabulary.figure.pipeline.design',
        message: 'Design file',
        description: 'Stage in the picture of the pipeline',
      }),
      note: translate({
        id: 'vocabulary.figure.pipeline.designNote',
        message: 'layers, flags',
        description: 'Note in the picture of the pipeline',
      }),
    },
    {
      tone: 'design',
      title: translate({id: 'vocabulary.figure.pipeline.nodes', message: 'Nodes', description: 'Stage in the picture of the pipeline'}),
      note: translate({
        id: 'vocabulary.figure.pipeline.nodesNote',
        message: 'read, cleaned',
        description: 'Note in the picture of the pipeline',
      }),
    },
    {
      tone: 'accent',
      title: translate({id: 'vocabulary.figure.pipeline.tokens', message: 'Tokens', description: 'Stage in the picture of the pipeline'}),
      note: translate({
        id: 'vocabulary.figure.pipeline.tokensNote',
        message: 'layout, widgets',
        description: 'Note in the picture of the pipeline',
      }),
    },
    {
      tone: 'code',
      title: translate({id: 'vocabulary.figure.pipeline.code', message: 'Code', description: 'Stage in the picture of the pipeline'}),
      note: translate({
        id: 'vocabulary.figure.pipeline.codeNote',
        message: 'one per target',
        description: 'Note in the picture of the pipeline',
      }),
    },
  ] as const;
  const targets = ['React', 'CSS', 'Flutter'];
  return (
    <Drawing height={176}>
      {stages.map(({tone, title, note}, index) => {
        const x = 1 + index * 123;
        return (
          <g key={title}>
            <Box x={x} y={10} w={108} h={62} tone={tone} filled radius={6} />
            <Label x={x + 54} y={37} anchor="middle" strong>
              {title}
            </Label>
            <Label x={x + 54} y={56} anchor="middle" tone={tone} small>
              {note}
            </Label>
            {index > 0 && <Arrow from={[x - 13, 41]} to={[x - 3, 41]} />}
          </g>
        );
      })}
      {targets.map((target, index) => {
        const x = 186 + index * 100;
        return (
          <g key={target}>
            <Arrow from={[424, 76]} to={[x + 44, 122]} tone="code" />
            <Box x={x} y={126} w={88} h={38} tone="code" radius={6} />
            <Label x={x + 44} y={150} anchor="middle" tone="code" strong>
              {target}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
