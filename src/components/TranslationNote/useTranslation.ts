import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Translation} from '@site/config/front-matter';

/**
 * Whether the page is up to date with its English source; written by plugins/translations. Taken from the metadata: those are
 * written by every build, while a compiled page is kept as long as its own file does not change.
 */
export function useTranslation(): Translation | undefined {
  const {metadata} = useDoc();
  return (metadata.frontMatter as {translation?: Translation}).translation;
}
