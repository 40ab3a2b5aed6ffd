import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  display?: boolean;
  /** MathML, which plugins/formula makes of the TeX while the page is compiled. */
  children?: ReactNode;
}

/** A formula: `<Formula tex="…" />` in a sentence or on a line of its own, or a `math` fence. */
export function Formula({display = false, children}: Props): ReactNode {
  if (!display) return <span className={styles.inline}>{children}</span>;
  const label = translate({
    id: 'vocabulary.formula.label',
    message: 'Formula',
    description: 'Accessible name of a displayed formula, which may scroll sideways',
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a formula wider than the page is scrolled by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a formula is not a fieldset
    <div className={styles.display} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
