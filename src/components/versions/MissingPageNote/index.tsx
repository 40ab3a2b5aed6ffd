import Link from '@docusaurus/Link';
import {useDocsPreferredVersion, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import PageNote from '@site/src/components/PageNote';
import IconClose from '@theme/Icon/Close';
import {type ReactNode, useRef} from 'react';
import {missingPageKey} from '../addresses';
import {titleOf} from '../left-page';
import styles from './styles.module.css';

/** Where the page is that the reader looked for in this version; undefined when the reader came another way. */
function useMissingPage(id: string): {path: string; label: string} | undefined {
  const {version, pluginId} = useDocsVersion();
  const versions = useVersions(pluginId);
  // The address may say anything: only a page that exists, and not here, is named.
  const places = versions.flatMap(({name, label, docs}) => docs.filter((doc) => doc.id === id).map(({path}) => ({name, label, path})));
  const [place] = places;
  return places.every(({name}) => name !== version) ? place : undefined;
}

/** On the home of a version: the page that a reader came for is not in it, and where it is. */
export default function MissingPageNote(): ReactNode {
  const [id, setId] = useQueryString(missingPageKey);
  const missing = useMissingPage(id);
  const {version: name, label, pluginId} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const note = useRef<HTMLDivElement>(null);
  if (!missing) return null;

  const close = () => {
    // The button is removed; a keyboard user continues from the text below.
    const main = note.current?.closest('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
    // Removed immediately, it would take the focus with it.
    main?.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
    setId('');
  };
  const title = titleOf(id);
  return (
    <PageNote ref={note} className={styles.note} role="alert">
      <p>
        <Translate
          id="site.missingPage"
          description="Note on the home of a version, to readers who switched to it from a page that it lacks"
          values={{version: label, page: <b>{title}</b>}}
        >
          {'{version} has no page “{page}”.'}
        </Translate>
      </p>
      <p className={styles.ways}>
        <Link to={missing.path}>
          <Translate id="site.readInVersion" description="Link to a page in another version" values={{version: missing.label}}>
            {'Read it in {version}'}
          </Translate>
        </Link>
        <Link
          to={`/search?${new URLSearchParams({q: title.replace(/[/-]+/g, ' ').trim()})}`}
          onClick={() => savePreferredVersionName(name)}
        >
          <Translate
            id="site.searchVersion"
            description="Link to the search page: look for a page in this version"
            values={{version: label}}
          >
            {'Search {version} for it'}
          </Translate>
        </Link>
      </p>
      <button
        type="button"
        className={`clean-btn ${styles.close}`}
        aria-label={translate({
          id: 'site.missingPage.close',
          message: 'Close this note',
          description: 'Name of the button that closes a note',
        })}
        onClick={close}
      >
        <IconClose width={14} height={14} strokeWidth={3.1} />
      </button>
    </PageNote>
  );
}
