import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Scope} from '../shared/context';
import {CloseIcon} from '../shared/icons';
import {allVersions} from '../shared/strings';
import styles from './styles.module.css';

/** Says that the search looks further than usual, and leads back. */
export default function ScopeNote({scope, onReset}: {scope: Scope; onReset: () => void}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const language = scope.locale === i18n.currentLocale ? undefined : i18n.localeConfigs[scope.locale]?.label;
  return (
    <p className={styles.note}>
      {[language, scope.tags ? undefined : allVersions()].filter(Boolean).join(' · ')}
      <button
        type="button"
        className={styles.clear}
        aria-label={translate({
          id: 'search.scope.reset',
          message: 'Search where I am reading',
          description: 'Button that takes the search back to the version and language being read',
        })}
        onClick={onReset}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
