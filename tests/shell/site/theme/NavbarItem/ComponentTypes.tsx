import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import {type ReactNode, useEffect, useState} from 'react';

/** Breaks on a click, or for good while the address ends in #broken-navbar. */
function FragileNavbarItem(): ReactNode {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (window.location.hash === '#broken-navbar') setBroken(true);
  }, []);
  if (broken) throw new Error('The navbar item broke on purpose');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break the navbar
    </button>
  );
}

export default {...ComponentTypes, 'custom-fragile': FragileNavbarItem};
