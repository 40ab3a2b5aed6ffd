import {type GlobalVersion, useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Reading = {
  version: GlobalVersion;
  /** The page being read; none on a not-found page and on the search page. */
  docId: string | undefined;
};

/**
 * The version of the address. A language has one 404.html for all addresses that lead nowhere, rendered as a page of the
 * latest version: until it is hydrated, a not-found page has to say the same.
 */
export function useVersionBeingRead(): Reading {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const isBrowser = useIsBrowser();
  return {version: (activeDoc || isBrowser ? activeVersion : undefined) ?? latest, docId: activeDoc?.id};
}
