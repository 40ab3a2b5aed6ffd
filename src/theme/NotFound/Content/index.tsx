import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import EmptyFrame from '@site/src/components/EmptyFrame';
import NearestPages from '@site/src/components/search/NearestPages';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** Says that the page is missing and leads on: a reader who ends up here wanted something. */
export default function NotFoundContent(): ReactNode {
  return (
    <EmptyFrame name="404 --empty-content">
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.why" description="Paragraph of the 404 page: what may have happened">
          No page has this address. It may have moved, or the link that brought you here has a typo.
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/">
            <Translate id="site.notFound.home" description="Link on the 404 page to the documentation's home page">
              Start from the home page
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/flags/">
            <Translate id="site.notFound.flags" description="Link on the 404 page to the flags overview">
              Look up a flag
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/together/support">
            <Translate id="site.notFound.support" description="Link on the 404 page to the support page">
              Ask for help
            </Translate>
          </Link>
        </li>
      </ul>
      <NearestPages />
    </EmptyFrame>
  );
}
