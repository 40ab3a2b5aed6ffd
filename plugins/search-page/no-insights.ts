/**
 * Replaces `@algolia/autocomplete-plugin-algolia-insights` in the browser's code. The core imports it in any case and
 * uses it only when asked to; it would add 3 kB and the address of a script on another origin. Events are sent by
 * `src/components/search/shared/insights.ts`.
 */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error('Search events are sent by src/components/search/shared/insights.ts');
}
