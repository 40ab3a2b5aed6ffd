import Link from '@docusaurus/Link';
import type {ChangesProps} from '@site/core/facts/changelog';
import type {ReactNode} from 'react';

/** What changed with a version: `<Changes of="1.0" />`. The feed has the same. */
export default function Changes({summary, changes}: ChangesProps): ReactNode {
  return (
    <>
      <p>{summary}</p>
      <ul>
        {changes.map(({title, text, to}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
