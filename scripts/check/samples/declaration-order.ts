import {ranks} from '@site/core/converter/web/rules/order';

/** Lines of nothing but declarations, in a rule or in the template of a styled component. */
const blocks = /[{`]\n((?:[ \t]*[-a-z]+: [^;\n]+;\n)+)/g;

/** The first two declarations of a sample that are not in the order of the output: the later one is written first. */
export function outOfOrder(code: string): {first: string; second: string} | undefined {
  for (const [, block = ''] of `${code}\n`.matchAll(blocks)) {
    const known = [...block.matchAll(/^[ \t]*([-a-z]+):/gm)].flatMap(([, property = '']) => (ranks.has(property) ? [property] : []));
    const at = known.findIndex((property, index) => (ranks.get(property) ?? 0) > (ranks.get(known[index + 1] ?? property) ?? 0));
    if (at !== -1) return {first: known[at] ?? '', second: known[at + 1] ?? ''};
  }
  return undefined;
}
