import type {Plugin} from '@docusaurus/types';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Styles that come with code, those of the search and of the labs, are linked at the end of <body>, after the whole sheet. In <head> they
 * would be before it: Chromium takes all fonts for changed when a sheet comes in the midst of others, and styles and lays out the page anew.
 */
export function addStylesLast({plugins = []}: Config): void {
  const extract = plugins.find((plugin) => plugin?.constructor.name === 'CssExtractRspackPlugin');
  if (!extract) throw new Error('plugins/first-styles: expected CssExtractRspackPlugin among the plugins of the bundler, found none.');
  // The only options with which it can be told are those that Docusaurus has made it with. The function runs in the browser.
  const {options} = extract as unknown as {options: {insert?: (link: HTMLLinkElement) => void}};
  options.insert = (link) => document.body.append(link);
}
