import type {TwoDrawings} from './drawn-pairs';

/** Runs in the page: draws each design both ways and tells the boxes that differ by more than a pixel. `sheet` is for the code. */
export function differences({drawings, sheet = ''}: {drawings: readonly TwoDrawings[]; sheet?: string}): string[] {
  type Boxes = Map<string, DOMRect>;
  const shared = new CSSStyleSheet();
  shared.replaceSync(sheet);
  const draw = (html: string): ShadowRoot => {
    const host = document.createElement('div');
    host.style.cssText = 'position: absolute; left: 0; top: 0; width: 1400px';
    document.body.append(host);
    const root = host.attachShadow({mode: 'open'});
    root.innerHTML = html;
    return root;
  };
  const relative = (element: Element, to: DOMRect): DOMRect => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return new DOMRect(x - to.x, y - to.y, width, height);
  };
  const boxesOf = (root: ShadowRoot, entries: readonly (readonly [string, string])[]): Boxes => {
    const first = entries[0] && root.querySelector(entries[0][1]);
    const origin = first?.getBoundingClientRect() ?? new DOMRect();
    const found: Boxes = new Map();
    for (const [line, selector] of entries) {
      const element = root.querySelector(selector);
      if (element) found.set(line, relative(element, origin));
    }
    (root.host as HTMLElement).remove();
    return found;
  };
  const show = ({x, y, width, height}: DOMRect) => [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
  return drawings.flatMap(({name, design, code, classes}) => {
    const designed = boxesOf(
      draw(design),
      classes.map(([line]) => [String(line), `[data-line="${line}"]`] as const),
    );
    const drawnCode = draw(code);
    drawnCode.adoptedStyleSheets = [shared];
    const coded = boxesOf(
      drawnCode,
      classes.map(([line, className]) => [String(line), `.${CSS.escape(className)}`] as const),
    );
    return [...coded].flatMap(([line, box]) => {
      const other = designed.get(line);
      if (!other) return [`${name}, line ${line}: not in the drawing`];
      const far = (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(box[side] - other[side]) > 1);
      return far ? [`${name}, line ${line}: drawn ${show(other)}, code ${show(box)}`] : [];
    });
  });
}
