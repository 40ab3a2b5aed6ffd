import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {items, type Setting} from './model';

interface Size {
  width: number;
  height: number;
}

export interface Drawn {
  frame: Size;
  items: readonly (Size & {name: string; x: number; y: number})[];
}

function measure(element: HTMLElement): Drawn {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  return {
    frame: {width: element.offsetWidth, height: element.offsetHeight},
    items: children.map((child, index) => ({
      name: items[index]?.name ?? '',
      x: child.offsetLeft,
      y: child.offsetTop,
      width: child.offsetWidth,
      height: child.offsetHeight,
    })),
  };
}

/** The sizes and places the browser gave the frame and its items: a frame that hugs is measured, not computed. */
export function useDrawn(setting: Setting): {frame: RefObject<HTMLDivElement | null>; drawn: Drawn | undefined} {
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the setting changes may move an item.
  useLayoutEffect(() => {
    if (frame.current) setDrawn(measure(frame.current));
  }, [setting]);

  // Text that gets its font late changes sizes without a new setting.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setDrawn(measure(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {frame, drawn};
}
