/** The key goes as a query parameter, so it is in every address the library keeps for its error messages. */
const mask = '*****';

const inUrl = /([?&]x-algolia-api-key=)[^&#\s"]*/gi;

/** The same value with the key masked wherever it is, however deep. */
export function redact<Value>(value: Value, key: string): Value {
  const seen = new WeakMap<object, unknown>();
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return redactText(part, key);
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return seen.get(part);
    const copy: Record<string, unknown> | unknown[] = Array.isArray(part) ? [] : {};
    seen.set(part, copy);
    for (const [name, inner] of Object.entries(part)) Object.assign(copy, {[name]: visit(inner)});
    return copy;
  };
  return visit(value) as Value;
}

export function redactText(text: string, key: string): string {
  const masked = text.replace(inUrl, `$1${mask}`);
  const spellings = key.length < 4 ? [] : [key, encodeURIComponent(key)];
  return spellings.reduce((result, spelling) => result.replaceAll(spelling, mask), masked);
}

/** Changes the error itself, so that its class and stack stay what they are. */
export function redactError(error: unknown, key: string): unknown {
  if (!(error instanceof Error)) return error;
  error.message = redactText(error.message, key);
  if (error.stack) error.stack = redactText(error.stack, key);
  for (const [name, value] of Object.entries(error)) {
    if (name !== 'stack' && name !== 'message') Object.assign(error, {[name]: redact(value, key)});
  }
  return error;
}
