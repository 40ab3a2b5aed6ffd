import {type SiteFeature, siteFeatures} from '@site/data/storage-keys';
import type {ReactNode} from 'react';
import {useSite} from './useSite';

interface Props {
  /** Shows its content when the site has this feature … */
  has?: SiteFeature;
  /** … or when it lacks this one. */
  lacks?: SiteFeature;
  children?: ReactNode;
}

const documented = 'see the kitchen sink: /docs/kitchen-sink#if-site';

/** A passage that is true only with, or only without, a feature that the configuration of the site switches on. */
export function IfSite({has, lacks, children}: Props): ReactNode {
  const site = useSite();
  const feature = has ?? lacks;
  const expected = `has="…" or lacks="…" with one of ${siteFeatures.join(', ')}`;
  if (!feature || (has && lacks))
    throw new Error(`<IfSite> has ${feature ? 'both has and lacks' : 'no feature'}; expected ${expected}; ${documented}`);
  if (!siteFeatures.includes(feature)) throw new Error(`<IfSite> names the feature "${feature}"; expected ${expected}; ${documented}`);
  if (!children) throw new Error(`<IfSite> is empty; expected what to show inside; ${documented}`);
  return site.has[feature] === Boolean(has) && children;
}
