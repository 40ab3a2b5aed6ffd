import {onTestFinished} from 'vitest';
import {copySite, type SiteCopy} from './copied-site';

export {page, type SiteCopy} from './copied-site';

/** A copy of the site that is gone when the test ends. */
export function siteCopy(...args: Parameters<typeof copySite>): SiteCopy {
  const site = copySite(...args);
  onTestFinished(site.remove);
  return site;
}
