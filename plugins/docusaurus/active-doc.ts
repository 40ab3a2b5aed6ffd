import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

type Context = ReturnType<typeof docs.getActiveDocContext>;

export const {getActivePlugin, getActiveVersion, getDocVersionSuggestions, getLatestVersion} = docs;

const last = new WeakMap<GlobalPluginData, {pathname: string; context: Context}>();

/** Each entry of the navbar asks which page is open, and Docusaurus tries all pages, one after the other, each time it is asked. */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): Context {
  const known = last.get(data);
  if (known?.pathname === pathname) return known.context;
  const context = docs.getActiveDocContext(data, pathname);
  last.set(data, {pathname, context});
  return context;
}
