import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import type {ReactNode} from 'react';
import {useArriving} from './arriving';
import styles from './styles.module.css';

/** For styles of one kind of page; the class of `html` is missing for a frame during hydration. */
export default function DocItemLayout(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  const {ref, isArriving} = useArriving();
  return (
    <div
      ref={ref}
      className={styles.kind}
      data-kind={'kind' in frontMatter ? frontMatter.kind : undefined}
      data-arriving={isArriving || undefined}
    >
      <Layout {...props} />
    </div>
  );
}
