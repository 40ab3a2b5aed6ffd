import type {SiteFeature} from '@site/data/storage-keys';
import type {ReactNode} from 'react';
import {useSite} from './useSite';

interface Props {
  /** Shows its content when the site has this feature … */
  has?: SiteFeature;
  /** … or when it lacks this one. */
  lacks?: SiteFeature;
  children?: ReactNode;
}

/** A passage that is true only with, or only without, a feature that the configuration of the site switches on. */
export function IfSite({has, lacks, children}: Props): ReactNode {
  const site = useSite();
  const feature = has ?? lacks;
  return feature && site.has[feature] === Boolean(has) && children;
}
