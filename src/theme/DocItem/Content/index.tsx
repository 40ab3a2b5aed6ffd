import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A page whose text is not in the site's language says which it is, for voices, hyphens and fonts. */
export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  const lang = 'lang' in frontMatter && typeof frontMatter.lang === 'string' ? frontMatter.lang : undefined;
  return (
    <div className={styles.content} lang={lang}>
      <Content {...props} />
    </div>
  );
}
