import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type TargetId, targetName, targetOf} from '@site/data/targets';
import ChoiceTabs from '@site/src/components/ChoiceTabs';
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Which targets the panels are for, in order; written by plugins/pair/remark.ts from the fences. */
  targets?: readonly TargetId[];
  children?: ReactNode;
  className?: string;
}

/** The same thing in several targets. The reader's target is kept for the whole site. */
export function TargetTabs({targets, children, className}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (!targets) {
    throw new Error(
      '<TargetTabs> was used outside of a page in docs/, so plugins/pair gave it no targets. In a component, pass targets and one child for each; see the kitchen sink: /docs/kitchen-sink#target-tabs',
    );
  }
  const label = translate({
    id: 'vocabulary.targetTabs.label',
    message: 'Code target',
    description: 'Accessible name of the tabs that choose between React, Flutter and other targets',
  });
  return (
    <ChoiceTabs
      group="target"
      options={targets.map((id) => ({id, label: targetName(targetOf(id), locale)}))}
      label={label}
      className={clsx(styles.tabs, className)}
    >
      {Children.toArray(children).filter((child) => isValidElement(child))}
    </ChoiceTabs>
  );
}

/** Only means something inside `<TargetTabs>`, where plugins/pair replaces it. */
export function Target({id}: {id?: string}): ReactNode {
  throw new Error(
    `<Target id="${id ?? ''}"> stands alone; expected it directly in <TargetTabs>; see the kitchen sink: /docs/kitchen-sink#target-tabs`,
  );
}
