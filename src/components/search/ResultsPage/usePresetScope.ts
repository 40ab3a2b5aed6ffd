import {getDocsVersionSearchTag, useAllDocsData, useDocsPreferredVersionByPluginId} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {Scope} from '../shared/context';

/** Where the dialog looked, handed over by its link to all results. */
export type Handover = {searchedTags: string[] | null};

const readHandover = (state: unknown): string[] | null | undefined => {
  const tags = (state as Partial<Handover> | null | undefined)?.searchedTags;
  return tags === null || (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) ? tags : undefined;
};

/**
 * Where to look at first: where the dialog did, else in the preferred version, else in the last. No version is being read
 * here, though the docs plugin, mounted at the root, believes that it is the last one.
 */
export function usePresetScope(): Scope {
  const {i18n} = useDocusaurusContext();
  const {state} = useLocation();
  const preferred = useDocsPreferredVersionByPluginId();
  const handover = readHandover(state);
  const tags = Object.entries(useAllDocsData())
    .flatMap(([pluginId, {versions}]) => {
      const version = preferred[pluginId] ?? versions.find(({isLast}) => isLast);
      return version ? [getDocsVersionSearchTag(pluginId, version.name)] : [];
    })
    .join(' ');
  return useMemo(
    () => ({locale: i18n.currentLocale, tags: handover === undefined ? tags.split(' ') : handover}),
    [i18n.currentLocale, tags, handover],
  );
}
