import Link from '@docusaurus/Link';
import {releases} from '@site/data/changelog';
import {useLocale} from '@site/src/components/DataTable/useLocale';
import type {ReactNode} from 'react';

/** What changed with a version, from data/changelog.ts. The feed has the same. */
export default function Changes({of}: {of?: string}): ReactNode {
  const locale = useLocale('Changes');
  const release = releases.find(({version}) => version === of);
  if (!release) {
    const known = releases.map(({version}) => version).join(', ');
    throw new Error(
      `<Changes of="${of ?? ''}"> names no release; expected one of ${known}; see the kitchen sink: /docs/kitchen-sink#changes`,
    );
  }
  return (
    <>
      <p>{release.summary[locale]}</p>
      <ul>
        {release.changes.map(({title, text, to}) => (
          <li key={to}>
            <Link to={to}>{title[locale]}</Link>: {text[locale]}
          </li>
        ))}
      </ul>
    </>
  );
}
