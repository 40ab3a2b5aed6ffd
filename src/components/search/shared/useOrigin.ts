import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {type Scope, versionsIn} from './context';
import {originOf} from './origin';

/** What to write beside a page that is not where the reader reads: its language and version. '' for one that is. Without tags every version is told. */
export function useOrigin({locale, tags}: Scope): (url: string) => string {
  const {i18n, siteConfig} = useDocusaurusContext();
  const docs = useAllDocsData();
  return useMemo(() => {
    const languages = Object.entries(i18n.localeConfigs).map(([name, {label, baseUrl}]) => ({
      label,
      path: baseUrl,
      isOwn: name === locale,
    }));
    const own = tags ? versionsIn(docs, {locale, tags}) : [];
    const versions = Object.values(docs).flatMap((data) =>
      data.versions.map((version) => ({label: version.label, path: version.path, isOwn: own.includes(version)})),
    );
    return (url: string) => originOf(url, languages, versions, siteConfig.baseUrl);
  }, [i18n, siteConfig, docs, locale, tags]);
}
