import type {LoadedContent} from '@docusaurus/plugin-content-docs';

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

function idsOf(item: Item): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}

/** The addresses of the current pages in the order of the sidebars. */
export function sidebarOrder({loadedVersions}: LoadedContent): string[] {
  return loadedVersions
    .filter(({isLast}) => isLast)
    .flatMap(({sidebars, docs}) => {
      const addresses = new Map(docs.map(({id, permalink}) => [id, permalink]));
      return Object.values(sidebars).flatMap((items) => items.flatMap(idsOf).flatMap((id) => addresses.get(id) ?? []));
    });
}
