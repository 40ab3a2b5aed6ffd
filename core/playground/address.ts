/**
 * A design in the hash of an address, so that it can be shared: as it is (`#layers=Card%20320x200`, what links are made of) or
 * compressed (`#z=…`, shorter). A hash is not sent to any server.
 */

export interface Shared {
  readonly layers: string;
  readonly target?: string;
}

/** Longer designs are not read: an address can be made to unfold into anything. */
export const longest = 500_000;

/** The address says something, but not a design. */
export class DamagedAddress extends Error {}

async function through(bytes: Uint8Array<ArrayBuffer>, transform: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      throw new DamagedAddress('too long');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

export async function toHash({layers, target}: Shared): Promise<string> {
  const packed = await through(new TextEncoder().encode(layers), new CompressionStream('deflate-raw'));
  return `#${target ? `target=${encodeURIComponent(target)}&` : ''}z=${toBase64(packed)}`;
}

/** The design of a hash, undefined when it has none; throws DamagedAddress when it has one that cannot be read. */
export async function fromHash(hash: string): Promise<Shared | undefined> {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [plain, packed] = [fields.get('layers'), fields.get('z')];
  const target = fields.get('target') ?? undefined;
  if (plain !== null) return {layers: plain.slice(0, longest), target};
  if (packed === null) return undefined;
  try {
    const bytes = await through(fromBase64(packed), new DecompressionStream('deflate-raw'));
    return {layers: new TextDecoder('utf-8', {fatal: true}).decode(bytes), target};
  } catch {
    throw new DamagedAddress('cannot be unpacked');
  }
}
