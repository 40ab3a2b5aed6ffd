import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {NavbarProvider} from '@docusaurus/theme-common/internal';
import {useDrawerContent} from '@site/src/components/drawer-content';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

function SidebarOfThePage(): ReactNode {
  const content = useDrawerContent();
  return content && <NavbarSecondaryMenuFiller {...content} />;
}

/**
 * The contexts of the drawer are around the navbar alone: when it opens, React would have to take over all that is below them, which is
 * the whole page, before it can show the drawer.
 */
export default function NavbarWithDrawer(): ReactNode {
  return (
    <NavbarProvider>
      <SidebarOfThePage />
      <Navbar />
    </NavbarProvider>
  );
}
