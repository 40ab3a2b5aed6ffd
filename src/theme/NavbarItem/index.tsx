import {useThemeConfig, useWindowSize} from '@docusaurus/theme-common';
import {hasOwnItems} from '@site/core/own-navbar-items';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';
import {memo, type ReactNode} from 'react';

/**
 * On a small screen the theme shows of its items only the search; the rest is in the drawer, and not rendered here
 * (plugins/docusaurus/window-size.ts). An item is what the configuration says, while the navbar around it is rendered again whenever the
 * drawer opens or closes.
 */
function NavbarItemWhereShown(props: Props): ReactNode {
  const {items} = useThemeConfig().navbar;
  const isWide = useWindowSize() !== 'mobile';
  return isWide || props.mobile || props.type === 'search' || hasOwnItems(items) ? <NavbarItem {...props} /> : null;
}

export default memo(NavbarItemWhereShown);
