import {translate} from '@docusaurus/Translate';
import {brand} from '@site/config/brand';
import type {SearchSettings} from '@site/config/search-settings';
import {memo, type ReactNode} from 'react';
import {DownIcon, ReturnIcon, UpIcon} from '../shared/icons';
import styles from './styles.module.css';

/** Who answers: this site by itself, the hosted service, or another host. */
function providerName(settings: SearchSettings): string {
  if (settings.provider === 'embedded') return brand.name;
  return settings.provider === 'hosted' ? 'Algolia' : (settings.hosts[0]?.url ?? '');
}

const Footer = memo(function Footer({settings}: {settings: SearchSettings}): ReactNode {
  return (
    <footer className={styles.foot}>
      <ul className={styles.hints}>
        <li>
          <kbd>
            <ReturnIcon />
          </kbd>
          {translate({id: 'search.footer.select', message: 'to select', description: 'Footer hint after the Enter key'})}
        </li>
        <li>
          <kbd>
            <DownIcon />
          </kbd>
          <kbd>
            <UpIcon />
          </kbd>
          {translate({id: 'search.footer.navigate', message: 'to navigate', description: 'Footer hint after the arrow keys'})}
        </li>
        <li>
          <kbd>esc</kbd>
          {translate({id: 'search.footer.close', message: 'to close', description: 'Footer hint after the Escape key'})}
        </li>
      </ul>
      <p className={styles.provider}>
        {translate({id: 'search.footer.by', message: 'Search by', description: 'Before the name of who answers the search'})}{' '}
        <strong>{providerName(settings)}</strong>
      </p>
    </footer>
  );
});

export default Footer;
