/** More than a preview ever shows. */
const longest = 60_000;

/**
 * The part of a built page a preview needs, as text: reading a whole page into elements holds up the keyboard. From the
 * heading with the anchor (or the beginning of the page's text) to the next heading of its rank; the whole page when the
 * place cannot be told.
 */
export function sectionHtml(html: string, anchor: string): string {
  const at = anchor === '' ? html.indexOf('theme-doc-markdown') : anchorAt(html, anchor);
  const start = at < 0 ? -1 : html.lastIndexOf('<', at);
  if (start < 0) return html;
  const level = Number(/^<h([2-6])[\s>]/i.exec(html.slice(start, start + 4))?.[1] ?? 0);
  if (anchor !== '' && level === 0) return html;
  const next = new RegExp(`<h[2-${level || 6}][\\s>]`, 'gi');
  next.lastIndex = start + 4;
  const end = next.exec(html)?.index ?? html.length;
  return html.slice(start, Math.min(end, start + longest));
}

/** Built pages write ids with and without quotes. */
function anchorAt(html: string, anchor: string): number {
  const places = [`id="${anchor}"`, `id=${anchor}>`, `id=${anchor} `].map((id) => html.indexOf(` ${id}`)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}
