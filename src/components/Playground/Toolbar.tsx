import type {Example} from '@site/core/playground/example';
import type {ShownFile, TargetChoice} from '@site/core/playground/result';
import {CopyButton} from '@site/src/components/CodeBlock/buttons';
import buttons from '@site/src/components/lib/buttons.module.css';
import {type ReactNode, useId} from 'react';
import {download} from './download';
import styles from './styles.module.css';
import {groupNames, words} from './words';

interface Props {
  examples: readonly Example[];
  source: string;
  onExample: (source: string) => void;
  targets: readonly TargetChoice[];
  target: string;
  onTarget: (target: string) => void;
  files: readonly ShownFile[];
  address: () => Promise<string>;
}

const groups = Object.entries(groupNames) as [Example['group'], () => string][];

export function Toolbar({examples, source, onExample, targets, target, onTarget, files, address}: Props): ReactNode {
  const id = useId();
  const chosen = examples.find((example) => example.source === source)?.id ?? '';
  const choose = (value: string) => {
    const example = examples.find((each) => each.id === value);
    if (example) onExample(example.source);
  };
  return (
    <div className={styles.toolbar}>
      <span className={styles.choice}>
        <label htmlFor={`${id}-example`}>{words.example()}</label>
        <select id={`${id}-example`} className={styles.select} value={chosen} onChange={(event) => choose(event.target.value)}>
          {chosen === '' && <option value="">{words.ownDesign()}</option>}
          {groups.map(([group, name]) => (
            <optgroup key={group} label={name()}>
              {examples
                .filter((example) => example.group === group)
                .map((example) => (
                  <option key={example.id} value={example.id}>
                    {example.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </span>
      <span className={styles.choice}>
        <label htmlFor={`${id}-target`}>{words.target()}</label>
        <select id={`${id}-target`} className={styles.select} value={target} onChange={(event) => onTarget(event.target.value)}>
          {targets.map(({id: each, label}) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.actions}>
        <CopyButton className={buttons.boxed} text={address} label={words.share()} />
        <button type="button" className={buttons.boxed} disabled={files.length === 0} onClick={() => download(files)}>
          {words.download()}
        </button>
      </span>
    </div>
  );
}
