import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {ArrivingPage} from '@site/src/components/Arriving';
import type {Props} from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import {type ReactNode, useRef} from 'react';
import styles from './styles.module.css';

/**
 * A page that is clicked to is drawn as one that is loaded is (config/wake): its first screen first. Who is led to a place further
 * down, or comes back to one, needs the height of all that is above it.
 */
function useIsArriving(): boolean {
  const {action, location} = useHistory();
  // What the history says later is about another page.
  return useRef(action === 'PUSH' && !location.hash).current;
}

/** For styles of one kind of page; the class of `html` is missing for a frame during hydration. */
export default function DocItemLayout(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  const kind = 'kind' in frontMatter ? String(frontMatter.kind) : undefined;
  const attributes = {className: styles.kind, 'data-kind': kind};
  const layout = <Layout {...props} />;
  return useIsArriving() ? <ArrivingPage {...attributes}>{layout}</ArrivingPage> : <div {...attributes}>{layout}</div>;
}
