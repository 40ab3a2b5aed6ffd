import {useWindowSize} from '@docusaurus/theme-common';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';
import {memo, type ReactNode} from 'react';

/**
 * On a small screen, only the search of what the navbar holds is shown; the rest is in the drawer. An item is what the configuration says,
 * while the navbar around it is rendered again whenever the drawer opens or closes.
 */
function NavbarItemWhereShown(props: Props): ReactNode {
  const isShown = useWindowSize() !== 'mobile' || props.mobile || props.type === 'search';
  return isShown ? <NavbarItem {...props} /> : null;
}

export default memo(NavbarItemWhereShown);
