import {type PointerEvent, type RefObject, useEffect, useRef} from 'react';

const controls = 'button, input, select, [role="slider"], [tabindex="0"]';

/** A press on the picture of a lab goes, once its body is there, to what the body has in that place. */
export function useEarlyPress(root: RefObject<HTMLElement | null>, isReady: boolean): (event: PointerEvent<HTMLElement>) => void {
  const place = useRef<{x: number; y: number} | undefined>(undefined);

  useEffect(() => {
    const box = root.current?.getBoundingClientRect();
    const pressed = place.current;
    if (!isReady || !box || !pressed) return;
    place.current = undefined;
    const control = document.elementFromPoint(box.left + pressed.x, box.top + pressed.y)?.closest<HTMLElement | SVGElement>(controls);
    if (!control || !root.current?.contains(control)) return;
    // The finger is gone by now, so a handle cannot be dragged on; with the focus it follows the arrow keys.
    control.focus({preventScroll: true});
    if (control instanceof HTMLButtonElement) control.click();
  }, [isReady, root]);

  return ({clientX, clientY, currentTarget}) => {
    if (isReady) return;
    const {left, top} = currentTarget.getBoundingClientRect();
    place.current = {x: clientX - left, y: clientY - top};
  };
}
