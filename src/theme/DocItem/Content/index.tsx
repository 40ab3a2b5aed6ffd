import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageTools from '@site/src/components/PageTools';
import TranslationNote from '@site/src/components/TranslationNote';
import {useTranslation} from '@site/src/components/TranslationNote/useTranslation';
import type {Props} from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The language of the text, where it is not the one of the site. */
function useTextLanguage(): string | undefined {
  const {frontMatter} = useDoc();
  const {i18n} = useDocusaurusContext();
  const translation = useTranslation();
  if ('lang' in frontMatter && typeof frontMatter.lang === 'string') return frontMatter.lang;
  return translation?.state === 'missing' ? i18n.defaultLocale : undefined;
}

/** A page whose text is not in the site's language says which it is, for voices, hyphens and fonts. */
export default function DocItemContent({children, ...props}: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  const lang = useTextLanguage();
  return (
    <>
      <TranslationNote />
      <PageTools place="title" />
      <div className={styles.content} lang={lang}>
        <Content {...props}>
          {!frontMatter.hide_table_of_contents && toc.length > 0 && <TOCMobile />}
          {children}
        </Content>
      </div>
    </>
  );
}
