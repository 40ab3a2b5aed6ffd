import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {plainHash} from '@site/core/playground/hash';
import type {ReactNode} from 'react';

/** Opens a design in the playground. The address carries the design, so it works before any script has run. */
export function PlaygroundLink({source, className}: {source: string; className?: string}): ReactNode {
  return (
    <a className={className} href={useBaseUrl('/getting-started/playground') + plainHash(source)}>
      <Translate id="vocabulary.values.playground" description="Link that opens a design in the playground">
        Open in the playground
      </Translate>
    </a>
  );
}
