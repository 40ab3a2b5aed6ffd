import {translate} from '@docusaurus/Translate';
import {packageManagers} from '@site/config/choices';
import ChoiceTabs from '@site/src/components/ChoiceTabs';
import type {CodeBlockProps} from '@site/src/components/CodeBlock';
import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

const options = packageManagers.map((id) => ({id, label: id}));

/** Commands for each package manager. Written as a fence, ```bash packages; plugins/code/rehype.ts makes this tag of it. */
export default function PackageTabs({children}: {children: ReactNode}): ReactNode {
  const blocks = Children.toArray(children).filter((child) => isValidElement<CodeBlockProps>(child));
  return (
    <ChoiceTabs
      group="package-manager"
      options={options}
      className={styles.tabs}
      label={translate({
        id: 'vocabulary.package-tabs.label',
        message: 'Package manager',
        description: 'Name of the tabs npm, pnpm, yarn, bun, for screen readers',
      })}
    >
      {blocks.map((block) => cloneElement(block, {bare: true}))}
    </ChoiceTabs>
  );
}
