import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {nextItem} from './keys';

/** Sizes as drawn, by line of the fence. */
export type Sizes = ReadonlyMap<number, {readonly width: number; readonly height: number}>;

/** The line of the layer that a row, a shape or a set of values belongs to. */
function lineAt(target: EventTarget): number | undefined {
  const element = target instanceof Element ? target.closest('[data-line]') : null;
  const line = element?.getAttribute('data-line');
  return line ? Number(line) : undefined;
}

/** What hug and fill come to. Computed lengths do not follow the zoom of a drawing that is wider than the page. */
function measure(root: HTMLElement): Sizes {
  const shapes = [...root.querySelectorAll<HTMLElement>('[data-layer]')];
  const px = (length: string) => Math.round(Number.parseFloat(length));
  return new Map(
    shapes.map((shape) => {
      const {width, height} = getComputedStyle(shape);
      return [Number(shape.dataset.line), {width: px(width), height: px(height)}];
    }),
  );
}

/** The lines of the fence whose rows are selected as text; a part of one row is only text. */
function selectedLines(root: HTMLElement): Set<string> {
  const selection = document.getSelection();
  const rows = [...root.querySelectorAll<HTMLElement>('[role="treeitem"]')].filter((item) => selection?.containsNode(item, true));
  return new Set(rows.length > 1 ? rows.map((item) => item.dataset.line ?? '') : []);
}

/** The lines of code beside the design that come from a layer; plugins/pair says which in `data-from`. */
function light(root: HTMLElement, line: number | undefined): void {
  for (const each of root.closest('[data-pair]')?.querySelectorAll<HTMLElement>('[data-from]') ?? []) {
    each.toggleAttribute('data-lit', line !== undefined && (each.dataset.from ?? '').split(' ').includes(String(line)));
  }
}

/**
 * Which layer of a design the reader looks at: the one under the mouse, else the one that was last focused, clicked or tapped.
 * Until then nothing is marked.
 */
export function useInspection(source: string) {
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const [sizes, setSizes] = useState<Sizes>(new Map());
  const active = pointed ?? selected;

  const look = () => setSizes(root.current ? measure(root.current) : new Map());

  useEffect(() => {
    if (!root.current) return;
    light(root.current, active);
    if (active !== undefined) setSizes(measure(root.current));
  }, [active]);

  const handlers = {
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(lineAt(event.target)),
    onPointerLeave: () => setPointed(undefined),
    // A click beside every layer lets go.
    onClick: (event: MouseEvent) => setSelected(lineAt(event.target)),
    onFocus: (event: FocusEvent) => setSelected(lineAt(event.target)),
    onCopy: (event: ClipboardEvent<HTMLElement>) => {
      const lines = selectedLines(event.currentTarget);
      if (lines.size === 0) return;
      const text = source.split('\n').filter((_, index) => lines.has(String(index + 1)));
      event.clipboardData.setData('text/plain', text.join('\n'));
      event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setSelected(undefined);
      const next = nextItem(event.currentTarget, event);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
  return {root, active, selected, sizes, look, handlers};
}
