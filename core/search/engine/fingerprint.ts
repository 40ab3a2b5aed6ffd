/**
 * A 64-bit checksum of a text (two rounds of Murmur-like mixing, after cyrb53). It tells a damaged or mixed-up file from
 * a sound one; it is not a defense against forgery, which HTTPS is. `crypto.subtle` would not exist on plain http.
 */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
