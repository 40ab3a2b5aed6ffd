import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';

/** Whether an item of the sidebar can stay as it is: nothing of it has changed but the address, which is neither in it now nor was. */
export function looksTheSame({activePath: before, ...old}: Props, {activePath: now, ...props}: Props): boolean {
  const names = Object.keys({...old, ...props}) as (keyof typeof props)[];
  if (names.some((name) => old[name] !== props[name])) return false;
  return before === now || (!isActiveSidebarItem(props.item, before) && !isActiveSidebarItem(props.item, now));
}
