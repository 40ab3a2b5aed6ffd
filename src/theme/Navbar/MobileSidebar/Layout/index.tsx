import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type LayoutType from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {useDrawer} from './useDrawer';

type Props = ComponentProps<typeof LayoutType>;

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

/** The theme's two panels beside each other, in a dialog. */
export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown: showsSecondary} = useNavbarSecondaryMenu();
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
          {primaryMenu}
        </div>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={!showsSecondary}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
