import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children?: ReactNode};

/** A paragraph of links as buttons; the first is the one most readers need. */
export function HomeActions({children}: Props): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}

/** Columns side by side, one for each `<HomeRole>`. */
export function HomeRoles({children}: Props): ReactNode {
  return <div className={styles.roles}>{children}</div>;
}

/** A heading, a sentence and a list of links for one kind of reader. */
export function HomeRole({children}: Props): ReactNode {
  return <section className={styles.role}>{children}</section>;
}

/** A list of questions, each a link to the page that answers it. */
export function HomeQuestions({children}: Props): ReactNode {
  return <div className={styles.questions}>{children}</div>;
}

/** What changed lately: a list whose items start with a version in bold. */
export function HomeChanges({children}: Props): ReactNode {
  return <div className={styles.changes}>{children}</div>;
}

/** Cards side by side, one `<HomeSection>` for each section of the documentation. */
export function HomeSections({children}: Props): ReactNode {
  return <div className={styles.sections}>{children}</div>;
}
