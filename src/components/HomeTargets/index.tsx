import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Family, families, type Status, statuses, targetName, targets} from '@site/data/targets';
import {Badge} from '@site/src/components/Badge';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const names: Record<Family, () => string> = {
  web: () => translate({id: 'site.home.targets.web', message: 'Web', description: 'Home page: family of code targets'}),
  react: () => translate({id: 'site.home.targets.react', message: 'React', description: 'Home page: family of code targets'}),
  'vue-svelte': () =>
    translate({id: 'site.home.targets.vueSvelte', message: 'Vue and Svelte', description: 'Home page: family of code targets'}),
  mobile: () => translate({id: 'site.home.targets.mobile', message: 'Mobile', description: 'Home page: family of code targets'}),
};

const rank = (status: Status): number => statuses.indexOf(status);

/** Every code target with its status, the usable ones first, from the registry. */
export default function HomeTargets(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (
    <div className={styles.targets}>
      {families.map((family) => (
        <section key={family} className={styles.family}>
          <h3 className={styles.name}>{names[family]()}</h3>
          <ul className={styles.list}>
            {targets
              .filter((target) => target.family === family)
              .toSorted((a, b) => rank(a.status) - rank(b.status))
              .map((target) => (
                <li key={target.id}>
                  <Link className={styles.target} to={target.path}>
                    {targetName(target, locale)}
                    <Badge is={target.status} />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
