import type {LoadedContent} from '@docusaurus/plugin-content-docs';

type Version = LoadedContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];

/** The outermost category of each page, in the language of the sidebars. */
export function sectionsOf({sidebars}: Pick<Version, 'sidebars'>): Map<string, string> {
  const sections = new Map<string, string>();
  const visit = (item: Item, section: string | undefined): void => {
    if (item.type === 'doc' && section !== undefined && !sections.has(item.id)) sections.set(item.id, section);
    if (item.type !== 'category') return;
    const name = section ?? item.label;
    if (item.link?.type === 'doc' && !sections.has(item.link.id)) sections.set(item.link.id, name);
    for (const child of item.items) visit(child, name);
  };
  for (const items of Object.values(sidebars)) for (const item of items) visit(item, undefined);
  return sections;
}
