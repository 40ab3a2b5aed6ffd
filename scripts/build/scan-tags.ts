import type {Attributes, PageTags} from './page-tags';

/** Their content is read by rules of its own, or they change what later tags mean. Pages of the site have none of them. */
const unusual = new Set(
  'template textarea xmp iframe noembed noframes plaintext frameset frame foreignobject annotation-xml desc base image'.split(' '),
);

/** Text up to their end tag, whatever is in it. */
const rawText = new Set(['script', 'style', 'title', 'noscript']);

/** Inside a drawing or a formula: what ends it early, or is read otherwise there. */
const unusualInDrawing =
  /^(?:script|style|noscript|link|html|head|body|b|big|blockquote|br|center|code|dd|div|dl|dt|em|embed|font|h[1-6]|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|select|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/;

const attribute =
  /[\t\n\f ]*(?:\/(?!>)[\t\n\f ]*)*(?:(\/?>)|([^\t\n\f />="'<]+)[\t\n\f ]*(?:=[\t\n\f ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f "'`=<>&]+(?=[\t\n\f >]))))?)/y;

const tagStart = /<(\/?)([a-z][^\t\n\f />]*)/iy;

type Tag = {attributes: Attributes; end: number; closesItself: boolean};

/** The attributes of the tag whose name ends at `start`; undefined when one of them is written in an unusual way. */
function readTag(html: string, start: number): Tag | undefined {
  const attributes: Attributes = {};
  attribute.lastIndex = start;
  for (let match = attribute.exec(html); match; match = attribute.exec(html)) {
    const [, close, name = '', double, single, bare] = match;
    if (close) return {attributes, end: attribute.lastIndex, closesItself: close === '/>'};
    // The first one counts.
    if (!(name.toLowerCase() in attributes)) attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
  }
  return undefined;
}

const hasEntity = (attributes: Attributes, names: string[]) => names.some((name) => attributes[name]?.includes('&'));

/**
 * What `parseTags` finds, read in one pass over the text. Undefined for a page with anything that would need the whole
 * algorithm of a browser: whoever asks parses it then.
 */
export function scanTags(html: string): PageTags | undefined {
  // A browser changes line ends and zeros before it reads on.
  if (/[\r\0]/.test(html)) return undefined;
  const found: PageTags = {language: undefined, links: [], scripts: [], styles: []};
  let seenHtml = false;
  let inSelect = false;
  const drawings: string[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    tagStart.lastIndex = at;
    const [, slash, name] = tagStart.exec(html) ?? [];
    if (name === undefined) {
      const next = html[at + 1] ?? '';
      if (next === '!') {
        if (/^<!doctype html>/i.test(html.slice(at, at + 15))) at += 15;
        else {
          const end = html.indexOf('-->', at + 4);
          const comment = html.slice(at + 4, end);
          if (!html.startsWith('<!--', at) || end < 0 || /^-?>|--!>|^-$/.test(comment) || /^-?>/.test(html.slice(at + 4, at + 6)))
            return undefined;
          at = end + 3;
        }
      } else if (next === '/' || next === '?' || /[a-z]/i.test(next)) return undefined;
      else at += 1;
      continue;
    }
    const lower = name.toLowerCase();
    const tag = readTag(html, at + 1 + (slash ?? '').length + name.length);
    if (!tag || unusual.has(lower)) return undefined;
    const {attributes} = tag;
    at = tag.end;
    const isDrawing = lower === 'svg' || lower === 'math';
    if (drawings.length > 0 && !isDrawing) {
      if (unusualInDrawing.test(lower)) return undefined;
      continue;
    }
    if (isDrawing) {
      if (inSelect) return undefined;
      if (!slash && !tag.closesItself) drawings.push(lower);
      // An end tag without its start is passed over by a browser.
      if (slash && drawings.pop() !== lower) return undefined;
      continue;
    }
    if (lower === 'select') inSelect = !slash;
    // A list of choices drops most tags, and with them the meaning of what is inside.
    else if (inSelect && lower !== 'option' && lower !== 'optgroup') return undefined;
    if (slash) continue;
    if (lower === 'html') {
      if (seenHtml || hasEntity(attributes, ['lang'])) return undefined;
      seenHtml = true;
      found.language = attributes.lang;
    }
    if (lower === 'link') {
      if (hasEntity(attributes, Object.keys(attributes))) return undefined;
      found.links.push(attributes);
    }
    if (rawText.has(lower)) {
      const rest = new RegExp(`</${lower}[\\t\\n\\f />]`, 'gi');
      rest.lastIndex = at;
      const end = rest.exec(html)?.index;
      if (end === undefined) return undefined;
      const text = html.slice(at, end);
      if (lower === 'style') found.styles.push(text);
      if (lower === 'script') {
        // A script with the start of a comment may go on after its end tag.
        if (text.includes('<!--') || hasEntity(attributes, Object.keys(attributes))) return undefined;
        found.scripts.push({attributes, text});
      }
      at = end;
    }
  }
  return drawings.length === 0 ? found : undefined;
}
