import Link from '@docusaurus/Link';
import {useDoc, useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ArchivedPage {
  readonly label: string;
  readonly path: string;
}

/** The same page in the newest archived version that has it, for a page of the current docs. */
function useArchivedPage(): ArchivedPage | undefined {
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

export default function EditThisPageAndArchivedPage(props: Props): ReactNode {
  const archived = useArchivedPage();
  return (
    <>
      <EditThisPage {...props} />
      {archived && (
        <Link to={archived.path} className={styles.archived}>
          <Translate
            id="site.archivedPage"
            description="Link at the end of a page to the same page in an archived version"
            values={{version: archived.label}}
          >
            {'This page in {version}'}
          </Translate>
        </Link>
      )}
    </>
  );
}
