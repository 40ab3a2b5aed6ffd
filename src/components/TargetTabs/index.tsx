import {translate} from '@docusaurus/Translate';
import type {TargetOption} from '@site/core/facts/targets';
import ChoiceTabs from '@site/src/components/ChoiceTabs';
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Which targets the panels are for, in order; written by plugins/pair from the fences. */
  options: readonly TargetOption[];
  children?: ReactNode;
  className?: string;
}

/** The same thing in several targets. The reader's target is kept for the whole site. */
export function TargetTabs({options, children, className}: Props): ReactNode {
  const label = translate({
    id: 'vocabulary.targetTabs.label',
    message: 'Code target',
    description: 'Accessible name of the tabs that choose between React, Flutter and other targets',
  });
  return (
    <ChoiceTabs group="target" options={options} label={label} className={clsx(styles.tabs, className)}>
      {Children.toArray(children).filter((child) => isValidElement(child))}
    </ChoiceTabs>
  );
}
