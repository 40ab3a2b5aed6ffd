import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** Above every page, hidden; src/css/old-browser.css shows it in browsers that lack what the site relies on. */
export default function OldBrowser(): ReactNode {
  return (
    <p data-old-browser="" hidden>
      <Translate id="site.oldBrowser.what" description="Above the page, in browsers that are older than the supported versions">
        Your browser is older than this site needs. You can read everything and follow every link, but the layout may be plain, and search,
        labs and the playground may not work.
      </Translate>{' '}
      <a href={useBaseUrl('/together/browser-support')}>
        <Translate
          id="site.oldBrowser.more"
          description="Link at the end of the note for older browsers, to the page about browser support"
        >
          Supported versions
        </Translate>
      </a>
    </p>
  );
}
