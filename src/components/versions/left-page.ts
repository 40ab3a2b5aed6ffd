/** The page that the reader was on when choosing a version that lacks it. Its title is known on that page only. */
let left: {id: string; title: string} | undefined;

export function rememberTitle(id: string): void {
  const title = document.querySelector('h1')?.textContent?.trim();
  left = title ? {id, title} : undefined;
}

/** The title of the page; after a reload, or in another tab, its path. */
export const titleOf = (id: string): string => (left?.id === id ? left.title : id.replace(/\/?index$/, ''));
