/** An item of a type that the theme does not know may look like anything, on a small screen too. */
export const hasOwnItems = (items: readonly {type?: string}[]): boolean => items.some(({type}) => type?.startsWith('custom-'));
