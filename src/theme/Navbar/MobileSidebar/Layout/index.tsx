import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type LayoutType from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useDeferredValue} from 'react';
import {useDrawer} from './useDrawer';

type Props = ComponentProps<typeof LayoutType>;

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

/** The theme's two panels beside each other, in a dialog. */
export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown: showsSecondary} = useNavbarSecondaryMenu();
  // The panel that is not shown comes after the one that is.
  const isTime = useDeferredValue(true, false);
  return (
    <div
      ref={useDrawer()}
      className={clsx(container, 'navbar-sidebar')}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'site.drawer.label', message: 'Menu', description: 'Name of the drawer with the menus on narrow screens'})}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', showsSecondary && 'navbar-sidebar__items--show-secondary')}>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={showsSecondary}>
          {(isTime || !showsSecondary) && primaryMenu}
        </div>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={!showsSecondary}>
          {(isTime || showsSecondary) && secondaryMenu}
        </div>
      </div>
    </div>
  );
}
