import {forever, forPattern, type Hosting, hashedName, notFound, revalidated} from './description';

function quote(value: string): string {
  // nginx would take it for a variable, and has no way to write one.
  if (value.includes('$')) throw new Error(`nginx cannot be told about "${value}": it has a dollar sign.`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const lines = (entries: Iterable<[string, string]>) => [...entries].map(([key, value]) => `  ${quote(key)} ${quote(value)};\n`).join('');

export function nginxHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
    .join('');
}

/** The rules of `core/address.ts` and `scripts/serve/rules.ts`, as far as they depend on the pages and languages of the build. */
export function nginxMaps({book, bases, home}: Hosting): string {
  const others = bases.filter((base) => base !== home);
  return `# The published address of a page by its stem. nginx compares without regard to case.
map $designto_stem $designto_page {
  default "";
  "" "${home}";
${lines([...book].map(([stem, address]) => [stem, encodeURI(address)]))}}

# The not-found page in the language of the address.
map $uri $designto_not_found {
  default "${home}${notFound}";
${others.map((base) => `  "~^${forPattern(base)}" "${base}${notFound}";\n`).join('')}}

# Names that carry their content's hash never change; everything else is revalidated.
map $uri $designto_cache_control {
  default "${revalidated}";
  "~^(?:${bases.map(forPattern).join('|')})${hashedName}" "${forever}";
}
`;
}
