import Link from '@docusaurus/Link';
import {useDoc, useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface OlderSelf {
  readonly label: string;
  readonly path: string;
}

/** The same page in the newest archived version that has it, for a page of the current docs. */
function useOlderSelf(): OlderSelf | undefined {
  const {metadata} = useDoc();
  const {isLast, pluginId} = useDocsVersion();
  const {versions} = useDocsData(pluginId);
  if (!isLast) return undefined;
  for (const version of versions) {
    const page = version.isLast ? undefined : version.docs.find(({id}) => id === metadata.id);
    if (page) return {label: version.label, path: page.path};
  }
  return undefined;
}

export default function EditThisPageAndItsOlderSelf(props: Props): ReactNode {
  const older = useOlderSelf();
  return (
    <>
      <EditThisPage {...props} />
      {older && (
        <Link to={older.path} className={styles.older}>
          <Translate
            id="site.olderSelf"
            description="Link at the end of a page to the same page in an archived version"
            values={{version: older.label}}
          >
            {'This page in {version}'}
          </Translate>
        </Link>
      )}
    </>
  );
}
