export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  classes: ReadonlySet<string>;
  /** The same for all that no rule can tell apart. */
  look: string;
}

const tag = /<([a-z][\w-]*)((?:\s+[^\s=<>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s*\/)*)\s*>/gi;
const attribute = /([^\s=<>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const rawText = /(<(script|style|noscript)\b[^>]*>)[\s\S]*?<\/\2>/gi;

function elementOf(name: string, rest: string, asked: ReadonlySet<string>): PageElement {
  const attributes = new Map<string, string>();
  for (const [, written = '', double, single, bare] of rest.matchAll(attribute)) {
    const key = written.toLowerCase();
    if (key === 'class' || key === 'id' || asked.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
  return {name: name.toLowerCase(), attributes, classes, look: `${name} ${JSON.stringify([...attributes])}`};
}

/** Reads the elements of pages, each once of those that look the same to rules that ask for these attributes. */
export function elementReader(asked: ReadonlySet<string>): (html: string) => PageElement[] {
  // Most tags are on many pages.
  const known = new Map<string, PageElement>();
  return (html) => {
    const found = new Map<string, PageElement>();
    for (const [text, name = '', rest = ''] of html.replace(rawText, '$1').matchAll(tag)) {
      const element = known.get(text) ?? elementOf(name, rest, asked);
      known.set(text, element);
      if (!found.has(element.look)) found.set(element.look, element);
    }
    return [...found.values()];
  };
}
