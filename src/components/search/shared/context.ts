import {
  type GlobalPluginData,
  type GlobalVersion,
  getDocsVersionSearchTag,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {FacetFilters} from '../../../search/client/client';

/** Where to look: in one language, and in the pages of no version or of these; no tags means every version. */
export type Scope = {locale: string; tags: string[] | null};

export const filtersOf = ({locale, tags}: Scope): FacetFilters => [
  `language:${locale}`,
  ...(tags ? [['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)] : []),
];

/** The versions a scope looks in. */
export const versionsIn = (docs: Record<string, GlobalPluginData>, {tags}: Scope): GlobalVersion[] =>
  Object.entries(docs).flatMap(([pluginId, {versions}]) =>
    versions.filter(({name}) => tags?.includes(getDocsVersionSearchTag(pluginId, name)) ?? true),
  );

/** The reader's language, and the version being read, else the preferred one, else the last. */
export function useContextualScope(): Scope {
  const {i18n} = useDocusaurusContext();
  const tags = useDocsContextualSearchTags().join(' ');
  return useMemo(() => ({locale: i18n.currentLocale, tags: tags.split(' ')}), [i18n.currentLocale, tags]);
}
