import {createStorageSlot as createSlot, type ThemeConfig} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

type StorageSlot = ReturnType<typeof createSlot>;

/**
 * The storage of the color mode. Another tab that clears the whole storage clears the choice too; its event names no key, and
 * Docusaurus waits for one that does. With the switch off nothing is ever stored, but Docusaurus deletes the key on every page,
 * also when it belongs to another part of the same origin.
 */
export function createStorageSlot(key: string): StorageSlot {
  // Asked for when it is used: while this file is loaded, the theme's own is not there yet.
  const slot = () => createSlot(key);
  const {disableSwitch} = (siteConfig.themeConfig as ThemeConfig).colorMode;
  return {
    get: () => slot().get(),
    set: (value) => slot().set(value),
    del: () => {
      if (!disableSwitch) slot().del();
    },
    listen(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null && event.storageArea === window.localStorage) onChange(event);
      };
      const stop = slot().listen(onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        stop();
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
