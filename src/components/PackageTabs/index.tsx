import {translate} from '@docusaurus/Translate';
import {choices} from '@site/config/choices';
import ChoiceTabs from '@site/src/components/ChoiceTabs';
import type {CodeBlockProps} from '@site/src/components/CodeBlock';
import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

const managers = choices['package-manager'];
const options = managers.map((id) => ({id, label: id}));

/** Commands for each package manager. Written as a fence, ```bash packages; plugins/code/rehype.ts makes this tag of it. */
export default function PackageTabs({children}: {children: ReactNode}): ReactNode {
  const blocks = Children.toArray(children).filter((child) => isValidElement<CodeBlockProps>(child));
  if (blocks.length !== managers.length) {
    throw new Error(
      `<PackageTabs> has ${blocks.length} code blocks; expected to come from a fence: \`\`\`bash packages, with the npm commands; see the kitchen sink: /docs/kitchen-sink#package-tabs`,
    );
  }
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
