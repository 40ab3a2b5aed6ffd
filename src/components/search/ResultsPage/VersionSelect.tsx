import {getDocsVersionSearchTag, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {allVersions} from '../shared/strings';
import styles from './styles.module.css';

const everything = '';

/** Which version to look in; nothing to choose when there is only one. */
export default function VersionSelect({tags, onChange}: {tags: string[] | null; onChange: (tags: string[] | null) => void}): ReactNode {
  const versions = Object.entries(useAllDocsData()).flatMap(([pluginId, data]) =>
    data.versions.map(({name, label}) => ({tag: getDocsVersionSearchTag(pluginId, name), label})),
  );
  if (versions.length < 2) return null;
  return (
    <select
      className={styles.select}
      aria-label={translate({
        id: 'search.page.version',
        message: 'Version',
        description: 'Name of the choice of version on the results page',
      })}
      value={tags?.[0] ?? everything}
      onChange={({target}) => onChange(target.value === everything ? null : [target.value])}
    >
      {versions.map(({tag, label}) => (
        <option key={tag} value={tag}>
          {label}
        </option>
      ))}
      <option value={everything}>{allVersions()}</option>
    </select>
  );
}
