import type {Example} from '@site/core/playground/example';

/** The designs of the pages, written by plugins/playground while the site is built. A file of its own, loaded when the playground is. */
export async function loadExamples(): Promise<readonly Example[]> {
  const module = await import('@generated/designto-playground/default/examples.json');
  return module.default;
}
