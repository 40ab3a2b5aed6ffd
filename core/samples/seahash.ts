const mask = 0xffff_ffff_ffff_ffffn;
const prime = 0x6eed_0e9d_a4d9_4a4fn;
const seed = [0x16f1_1fe8_9b0d_677cn, 0xb480_a793_d8e6_c86cn, 0x6fe2_e5aa_f078_ebc9n, 0x14f9_94a4_c525_9381n];

function diffuse(value: bigint): bigint {
  const x = (value * prime) & mask;
  return ((x ^ ((x >> 32n) >> (x >> 60n))) * prime) & mask;
}

/** Up to eight bytes, the first one lowest. */
function word(bytes: Uint8Array): bigint {
  return [...bytes].reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

export function seahash(bytes: Uint8Array): bigint {
  const lanes = [...seed];
  for (let at = 0; at < bytes.length; at += 8) {
    const lane = (lanes.shift() ?? 0n) ^ word(bytes.subarray(at, at + 8));
    lanes.push(diffuse(lane));
  }
  return diffuse(lanes.reduce((sum, lane) => sum ^ lane, BigInt(bytes.length)));
}

export const toHex = (hash: bigint): string => hash.toString(16).padStart(16, '0');

export function toBase64Url(hash: bigint): string {
  const bytes = (toHex(hash).match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What is stored: the value with the name of its algorithm. */
export const stored = (bytes: Uint8Array): string => `seahash:${toHex(seahash(bytes))}`;
