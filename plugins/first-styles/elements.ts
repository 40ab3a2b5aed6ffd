export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  classes: ReadonlySet<string>;
}

const tag = /<([a-z][\w-]*)((?:\s+[^\s=<>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s*\/)*)\s*>/gi;
const attribute = /([^\s=<>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const rawText = /(<(script|style|noscript)\b[^>]*>)[\s\S]*?<\/\2>/gi;

/** The elements of a page, each once of those that look the same to rules that ask for these attributes. */
export function elementsOf(html: string, asked: ReadonlySet<string>): PageElement[] {
  const found = new Map<string, PageElement>();
  for (const [, name = '', rest = ''] of html.replace(rawText, '$1').matchAll(tag)) {
    const attributes = new Map<string, string>();
    for (const [, written = '', double, single, bare] of rest.matchAll(attribute)) {
      const key = written.toLowerCase();
      if (key === 'class' || key === 'id' || asked.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
    }
    const look = `${name} ${JSON.stringify([...attributes])}`;
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
    if (!found.has(look)) found.set(look, {name: name.toLowerCase(), attributes, classes});
  }
  return [...found.values()];
}
