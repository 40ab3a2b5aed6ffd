import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {missingPageKey, switchTarget} from '@site/src/components/versions/addresses';
import {rememberTitle} from '@site/src/components/versions/left-page';
import {useVersionBeingRead} from '@site/src/components/versions/useVersionBeingRead';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import OriginalItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** One item per version: its page of the same name, or its home, which then says what it lacks. */
function useItems(): Props['items'] {
  const {version, docId} = useVersionBeingRead();
  const {pathname} = useLocation();
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const isBrowser = useIsBrowser();
  return useVersions(undefined).map((other) => {
    const {path, isSamePage, missing} = switchTarget(other, {version, pathname, docId});
    // Only for readers: to a crawler each would be one more address of the same page.
    const query = missing && isBrowser ? `?${missingPageKey}=${encodeURIComponent(missing)}` : '';
    return {
      label: other.label,
      to: path + (isSamePage ? suffix : query),
      isActive: () => other === version,
      onClick: () => {
        savePreferredVersionName(other.name);
        if (missing) rememberTitle(missing);
      },
    };
  });
}

function Versions({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  docsPluginId: _id,
  dropdownActiveClassDisabled,
  versions: _versions,
  ...props
}: Props): ReactNode {
  const {version} = useVersionBeingRead();
  const items = useItems();
  const [to] = items.filter(({label}) => label === version.label).map((item) => ('to' in item ? item.to : undefined));
  const label = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
    description: 'The label for the navbar versions dropdown on mobile view',
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? label : version.label}
      to={mobile ? undefined : to}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}

/** With one version there is nothing to choose; the theme shows a plain link then. */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  return versions.length > 1 ? <Versions {...props} /> : <OriginalItem {...props} />;
}
