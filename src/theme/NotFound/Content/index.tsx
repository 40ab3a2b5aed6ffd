import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import EmptyFrame from '@site/src/components/EmptyFrame';
import NearestPages from '@site/src/components/search/NearestPages';
import {addressIn, homeOf, sameAddressIn} from '@site/src/components/versions/addresses';
import {useVersionBeingRead} from '@site/src/components/versions/useVersionBeingRead';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** The page asked for, in the newest of the other versions that has it. */
function usePageElsewhere(): {label: string; path: string} | undefined {
  const {pathname} = useLocation();
  const {version} = useVersionBeingRead();
  const others = useVersions(undefined).filter((other) => other !== version);
  return others
    .flatMap((other) => {
      const path = sameAddressIn(other, version, pathname);
      return path ? [{label: other.label, path}] : [];
    })
    .at(0);
}

/**
 * Says that the page is missing and leads on: a reader who ends up here wanted something. The title is given here, not by the
 * page around it: the docs plugin, which owns every address, shows this content alone.
 */
export default function NotFoundContent(): ReactNode {
  const {version} = useVersionBeingRead();
  const latest = useLatestVersion(undefined);
  const elsewhere = usePageElsewhere();
  return (
    <EmptyFrame name="404 --empty-content">
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        {elsewhere ? (
          <Translate
            id="site.notFound.otherVersion"
            description="Paragraph of the 404 page when another version has the page"
            values={{version: version.label, other: elsewhere.label}}
          >
            {'{version} has no such page, but {other} does.'}
          </Translate>
        ) : (
          <Translate id="site.notFound.why" description="Paragraph of the 404 page: what may have happened">
            No page has this address. It may have moved, or the link that brought you here has a typo.
          </Translate>
        )}
      </p>
      <ul>
        {elsewhere && (
          <li>
            <Link to={elsewhere.path}>
              <Translate id="site.readInVersion" description="Link to a page in another version" values={{version: elsewhere.label}}>
                {'Read it in {version}'}
              </Translate>
            </Link>
          </li>
        )}
        <li>
          <Link to={homeOf(version)}>
            <Translate id="site.notFound.home" description="Link on the 404 page to the documentation's home page">
              Start from the home page
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={addressIn(version, latest, 'flags/')}>
            <Translate id="site.notFound.flags" description="Link on the 404 page to the flags overview">
              Look up a flag
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={addressIn(version, latest, 'together/support')}>
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
