/** What happens to a connection after the bytes: the client waits for the answer, closes its side, or is gone at once. */
export type Ending = 'wait' | 'hang up' | 'abort';

/** Numbers from 0 to 1 that look random and are the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (text: string) => text.split(' ');

const targetParts = [
  ...words(
    '/ // /// \\ . .. /../ /./ % %2 %zz %00 %2e%2e %2F %5C %40 %E0%A4%A %ff %ED%95%9C docs ko cli index .html img/digits.txt 404.html',
  ),
  ...words('http:// https:// http://[ [::1] a:b :99999 @ ^ | " < { ` ~ * ; & = ? # \xff \xed\x95\x9c'),
  ...[' ', '\0', '\t', '\r', '\n', '\x7f', 'x'.repeat(300)],
];
const methods = ['', 'G\0T', ...words('GET GET GET HEAD POST OPTIONS CONNECT get FOO')];
const versions = ['', ...words('HTTP/1.1 HTTP/1.1 HTTP/1.0 HTTP/2.0 HTTP/9 http/1.1')];
const names = [
  ...['', 'No Colon'],
  ...words('Range Range If-Range If-None-Match If-Match If-Modified-Since If-Unmodified-Since Accept-Encoding Host Expect Upgrade Cookie'),
];
const values = [
  ...words('bytes=10-5 bytes=- bytes=--5 bytes=x bytes=0-0,-1,5- bytes=99999999999999999999- bytes=-0 bytes=1e3- bytes items=0-1'),
  ...words('* " W/" W/"x","y gzip;q= br;q=0,*;q=-1 ;;;,,, \0 \xff % ['),
  ...['not a date', 'Thu, 99 Foo 0000 99:99:99 GMT', 'x'.repeat(2000)],
];

/** Requests that no browser sends, the same in each run. Most are malformed in several ways; some only in one. */
export function malformedRequests(count: number, seed = 1): {bytes: string; ending: Ending}[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = (limit: number, make: () => string) => Array.from({length: below(limit)}, make).join('');
  return Array.from({length: count}, () => {
    const target = random() < 0.3 ? '/docs/img/digits.txt' : (random() < 0.7 ? '/' : '') + some(6, () => one(targetParts));
    const headers = some(4, () => `${one(names)}: ${one(values)}\r\n`);
    const line = `${random() < 0.7 ? 'GET' : one(methods)} ${target} ${random() < 0.8 ? 'HTTP/1.1' : one(versions)}\r\n`;
    const whole = `${line}Host: localhost\r\nConnection: close\r\n${headers}\r\n`;
    if (random() < 0.15) return {bytes: whole.slice(0, below(whole.length)), ending: 'hang up' as const};
    return {bytes: whole, ending: one(['wait', 'wait', 'wait', 'hang up', 'abort'] as const)};
  });
}
