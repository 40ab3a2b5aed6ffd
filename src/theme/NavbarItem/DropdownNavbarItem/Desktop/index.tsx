import NavbarItem from '@theme/NavbarItem';
import type DesktopType from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ComponentProps, KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useDropdown} from './useDropdown';

type Props = ComponentProps<typeof DesktopType>;

/** As the theme has it, but closed by Escape. */
export default function DropdownDesktop({items, position, className, onClick: _closesDrawer, ...link}: Props): ReactNode {
  const {ref, shown, toggle, hoverable} = useDropdown();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  return (
    <div
      ref={ref}
      className={clsx(
        'navbar__item dropdown',
        hoverable && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        shown && 'dropdown--show',
      )}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={shown}
        role="button"
        // Only a link with an address can have the focus.
        href={link.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...link}
        onClick={link.to ? undefined : (event: MouseEvent) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        {link.children ?? link.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are the configuration's and keep their order
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
