import {type RefObject, useEffect, useRef, useState} from 'react';

type Dropdown = {
  ref: RefObject<HTMLDivElement | null>;
  shown: boolean;
  toggle: () => void;
  /** Whether pointing at it opens it: not after Escape, until the pointer has left. */
  hoverable: boolean;
};

/** Open by key until the reader goes elsewhere or presses Escape, which also closes a menu that is open by pointing at it. */
export function useDropdown(): Dropdown {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const [hoverable, setHoverable] = useState(true);

  useEffect(() => {
    const dropdown = ref.current;
    if (!dropdown) return;
    const onElsewhere = ({target}: Event) => {
      if (target instanceof Node && !dropdown.contains(target)) setShown(false);
    };
    const onEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setShown(false);
      if (dropdown.matches(':hover')) setHoverable(false);
      // Before the menu is hidden, or the focus would be lost with it.
      if (dropdown.querySelector('ul')?.contains(document.activeElement)) dropdown.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    };
    const onLeave = () => setHoverable(true);
    const elsewhere = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const type of elsewhere) document.addEventListener(type, onElsewhere);
    document.addEventListener('keydown', onEscape);
    dropdown.addEventListener('pointerleave', onLeave);
    return () => {
      for (const type of elsewhere) document.removeEventListener(type, onElsewhere);
      document.removeEventListener('keydown', onEscape);
      dropdown.removeEventListener('pointerleave', onLeave);
    };
  }, []);

  return {ref, shown, toggle: () => setShown(!shown), hoverable};
}
