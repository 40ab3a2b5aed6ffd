import type {ReactNode} from 'react';
import styles from './styles.module.css';

const documented = 'see the kitchen sink: /docs/kitchen-sink#home-parts';

type Props = {children?: ReactNode};

function filled(name: string, expected: string, children: ReactNode): ReactNode {
  if (!children) throw new Error(`<${name}> is empty; expected ${expected} inside; ${documented}`);
  return children;
}

/** A paragraph of links as buttons; the first is the one most readers need. */
export function HomeActions({children}: Props): ReactNode {
  return <div className={styles.actions}>{filled('HomeActions', 'a paragraph of links', children)}</div>;
}

/** Columns side by side, one for each `<HomeRole>`. */
export function HomeRoles({children}: Props): ReactNode {
  return <div className={styles.roles}>{filled('HomeRoles', '<HomeRole>s', children)}</div>;
}

/** A heading, a sentence and a list of links for one kind of reader. */
export function HomeRole({children}: Props): ReactNode {
  return <section className={styles.role}>{filled('HomeRole', 'a heading, a sentence and a list of links', children)}</section>;
}

/** A list of questions, each a link to the page that answers it. */
export function HomeQuestions({children}: Props): ReactNode {
  return <div className={styles.questions}>{filled('HomeQuestions', 'a list of links', children)}</div>;
}

/** What changed lately: a list whose items start with a version in bold. */
export function HomeChanges({children}: Props): ReactNode {
  return <div className={styles.changes}>{filled('HomeChanges', 'a list', children)}</div>;
}

/** Cards side by side, one `<HomeWay>` for each section of the documentation. */
export function HomeWays({children}: Props): ReactNode {
  return <div className={styles.ways}>{filled('HomeWays', '<HomeWay>s', children)}</div>;
}
