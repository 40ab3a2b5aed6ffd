import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {HomeTargetsProps} from '@site/core/facts/targets';
import type {Family} from '@site/data/targets';
import {Badge} from '@site/src/components/Badge';
import {labelOf} from '@site/src/components/lib/label';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const names: Record<Family, () => string> = {
  web: () => translate({id: 'site.home.targets.web', message: 'Web', description: 'Home page: family of code targets'}),
  react: () => translate({id: 'site.home.targets.react', message: 'React', description: 'Home page: family of code targets'}),
  'vue-svelte': () =>
    translate({id: 'site.home.targets.vueSvelte', message: 'Vue and Svelte', description: 'Home page: family of code targets'}),
  mobile: () => translate({id: 'site.home.targets.mobile', message: 'Mobile', description: 'Home page: family of code targets'}),
};

/** Every code target with its status, the usable ones first. */
export default function HomeTargets({families}: HomeTargetsProps): ReactNode {
  return (
    <div className={styles.targets}>
      <p className={styles.legend} aria-hidden="true">
        {[...new Set(families.flatMap(({targets}) => targets.map(({status}) => status)))].map((status) => (
          <Badge key={status} is={status} />
        ))}
      </p>
      {families.map(({id, targets}) => (
        <section key={id} className={styles.family}>
          <h3 className={styles.name}>{labelOf(names, id)}</h3>
          <ul className={styles.list}>
            {targets.map((target) => (
              <li key={target.id}>
                <Link className={styles.target} to={target.to}>
                  {target.name}
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
