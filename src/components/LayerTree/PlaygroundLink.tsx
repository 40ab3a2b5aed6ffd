import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {plainHash} from '@site/core/playground/hash';
import type {ReactNode} from 'react';

/** Opens a design in the playground. The address carries the design, so it works before any script has run; its hash is no anchor to check. */
export function PlaygroundLink({source, className}: {source: string; className?: string}): ReactNode {
  return (
    <Link className={className} to={`/getting-started/playground${plainHash(source)}`} data-noBrokenLinkCheck>
      <Translate id="vocabulary.values.playground" description="Link that opens a design in the playground">
        Open in the playground
      </Translate>
    </Link>
  );
}
