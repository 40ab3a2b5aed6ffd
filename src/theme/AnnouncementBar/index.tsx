import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {announcementFields} from '@site/config/announcement';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import type {ReactNode} from 'react';

/** An announcement that is true of some versions is shown on their pages only: not on other ones, nor where no page is. */
export default function AnnouncementBarOfItsVersions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const {announcementVersions} = siteConfig.customFields as typeof announcementFields;
  const isTrueHere = !announcementVersions || (activeDoc && announcementVersions.some((name) => name === activeVersion?.name));
  return isTrueHere ? <AnnouncementBar /> : null;
}
