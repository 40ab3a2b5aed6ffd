import {forever, forPattern, type Hosting, hashedName, notFound, revalidated} from './description';

/** `vercel.json`, as routes: they are tried in order, files come where `filesystem` is. */
export function vercelFile({headers, bases, home, book}: Hosting): string {
  const withSlash = [...book.values()].filter((address) => address.endsWith('/'));
  const routes = [
    {src: '/(.*)', headers: {...headers, 'Cache-Control': revalidated}, continue: true},
    {src: `(?:${bases.map(forPattern).join('|')})${hashedName}.*`, headers: {'Cache-Control': forever}, continue: true},
    {src: '/', status: 301, headers: {Location: home}},
    ...withSlash.map((address) => ({src: forPattern(address.slice(0, -1)), status: 301, headers: {Location: encodeURI(address)}})),
    {handle: 'filesystem'},
    ...bases.map((base) => ({src: `${forPattern(base)}.*`, status: 404, dest: base + notFound})),
    {src: '/.*', status: 404, dest: home + notFound},
  ];
  return `${JSON.stringify({version: 2, routes}, null, 2)}\n`;
}
