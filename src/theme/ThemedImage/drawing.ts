export type Drawing = {viewBox: string; inside: string};

const start = 'data:image/svg+xml,';

/** What would mean something else among the elements of a page: names and styles belong to all of it. */
const isOnlyShapes = (svg: string) => !/<(?:style|script|image|foreignObject)\b|\s(?:id|class|style|on\w+)=|url\(/i.test(svg);

/** The drawing that an address has in it (config/drawing.ts), if it can be a part of the page. */
export function drawingOf(address: string): Drawing | undefined {
  if (!address.startsWith(start)) return undefined;
  const svg = decodeURIComponent(address.slice(start.length));
  const [, attributes = '', inside = ''] = /^<svg\s([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox='([^']*)'/.exec(attributes) ?? [];
  return viewBox && isOnlyShapes(svg) ? {viewBox, inside} : undefined;
}
