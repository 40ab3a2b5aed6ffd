/** The hash of a link on a page: no script is needed to make it. `address.ts` reads it. */
export const plainHash = (layers: string): string => `#layers=${encodeURIComponent(layers)}`;
