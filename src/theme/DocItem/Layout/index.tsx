import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** For styles of one kind of page; the class of `html` is missing for a frame during hydration. */
export default function DocItemLayout(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  return (
    <div className={styles.kind} data-kind={'kind' in frontMatter ? frontMatter.kind : undefined}>
      <Layout {...props} />
    </div>
  );
}
