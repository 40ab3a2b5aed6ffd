import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {setDrawerContent} from '@site/src/components/drawer-content';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {memo, type ReactNode, useEffect} from 'react';

function SidebarInDrawer({sidebar, path}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        // A category without a page only opens and closes.
        onItemClick={(item) => (item.type === 'link' || (item.type === 'category' && item.href)) && toggle()}
        level={1}
      />
    </ul>
  );
}

/** The theme's tells the drawer by a context around the whole page; see src/theme/Navbar. */
function DocSidebarMobile(props: Props): ReactNode {
  useEffect(() => {
    setDrawerContent({component: SidebarInDrawer, props});
    return () => setDrawerContent(undefined);
  }, [props]);
  return null;
}

export default memo(DocSidebarMobile);
