import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {homeOf} from '@site/src/components/versions/addresses';
import {useVersionBeingRead} from '@site/src/components/versions/useVersionBeingRead';
import IconHome from '@theme/Icon/Home';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function HomeBreadcrumbItem(): ReactNode {
  const {version} = useVersionBeingRead();
  return (
    <li className="breadcrumbs__item">
      <Link
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.home',
          message: 'Home page',
          description: 'The ARIA label for the home page in the breadcrumbs',
        })}
        className="breadcrumbs__link"
        to={homeOf(version)}
      >
        <IconHome className={styles.icon} />
      </Link>
    </li>
  );
}
