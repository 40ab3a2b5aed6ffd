import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import PageNote from '../PageNote';
import {useTranslation} from './useTranslation';

function EnglishPage(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return (
    // Another language is another site: its pages are not routes of this one.
    <a href={createUrl({locale: i18n.defaultLocale, fullyQualified: false})} hrefLang={i18n.defaultLocale}>
      <Translate id="site.translation.english" description="Link to the English page, on a translated page that is behind it">
        Read the English page
      </Translate>
    </a>
  );
}

/** Says that a page is not translated yet, or that its English source has changed since. */
export default function TranslationNote(): ReactNode {
  const state = useTranslation()?.state;
  if (state === 'missing') {
    return (
      <PageNote role="note">
        <Translate id="site.translation.missing" description="Note on a page without a translation, which is shown in English">
          This page is not translated yet. You are reading the English text.
        </Translate>
      </PageNote>
    );
  }
  if (state !== 'behind') return null;
  return (
    <PageNote role="note">
      <Translate
        id="site.translation.behind"
        description="Note on a translated page whose English source has changed since"
        values={{link: <EnglishPage />}}
      >
        {'The English page is newer than this translation. {link}'}
      </Translate>
    </PageNote>
  );
}
