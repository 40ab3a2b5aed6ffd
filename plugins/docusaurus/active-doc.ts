import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {keyOf} from './route-lookup';

type Context = ReturnType<typeof docs.getActiveDocContext>;

export const {getActivePlugin, getActiveVersion, getDocVersionSuggestions, getLatestVersion} = docs;

function contextOf(data: GlobalPluginData, pathname: string): Context {
  const activeVersion = getActiveVersion(data, pathname);
  const address = keyOf(pathname);
  const activeDoc = activeVersion?.docs.find(({path}) => keyOf(path) === address);
  const alternateDocVersions: Record<string, GlobalDoc> = {};
  for (const {name, docs: pages} of activeDoc ? data.versions : []) {
    const same = pages.find(({id}) => id === activeDoc?.id);
    if (same) alternateDocVersions[name] = same;
  }
  return {activeVersion, activeDoc, alternateDocVersions};
}

const last = new WeakMap<GlobalPluginData, {pathname: string; context: Context}>();

/**
 * Each entry of the navbar asks which page is open, and Docusaurus tries all pages, one after the other and each with a regular
 * expression of its own, each time it is asked.
 */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): Context {
  const known = last.get(data);
  if (known?.pathname === pathname) return known.context;
  const context = contextOf(data, pathname);
  last.set(data, {pathname, context});
  return context;
}
