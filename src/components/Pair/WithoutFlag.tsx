import Translate from '@docusaurus/Translate';
import type {TargetOption} from '@site/core/facts/targets';
import {useChoice} from '@site/src/components/ChoiceTabs/useChoice';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

export interface Effect {
  readonly flag: string;
  readonly changes: Readonly<Record<string, number>>;
}

interface Props {
  effect: Effect;
  options: readonly TargetOption[];
}

/**
 * Shows the code as it would be without the flag. Both are in the page, and the style sheet of CodeBlock shows one of them: the switch works
 * without scripts, too. Only what is said about it needs the app, so an early press is kept like that of any checkbox (config/wake).
 */
export function WithoutFlag({effect: {flag, changes}, options}: Props): ReactNode {
  const [without, setWithout] = useState(false);
  const choice = useChoice('target');
  const target = options.find(({id}) => id === choice) ?? options[0];
  const count = changes[target?.id ?? ''] ?? 0;
  return (
    <div className={styles.without} data-search="off">
      <label className={styles.switch}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked, with scripts and without.
          role="switch"
          autoComplete="off"
          data-without
          onChange={({currentTarget}) => {
            setWithout(currentTarget.checked);
            currentTarget.closest('[data-pair]')?.setAttribute('data-flag', currentTarget.checked ? 'off' : 'on');
          }}
        />
        <span>
          <Translate
            id="vocabulary.pair.without"
            description="Switch on a pair of a flag's page; the flag comes after it or in it"
            values={{flag: <code>{flag}</code>}}
          >
            {'Without the flag {flag}'}
          </Translate>
        </span>
      </label>
      <span role="status">
        {without && (
          <Translate
            id="vocabulary.pair.without.lines"
            description="Said when the code of a pair is shown without a flag: how many lines the flag adds, changes or takes away"
            values={{count}}
          >
            {'Lines the flag changes here: {count}'}
          </Translate>
        )}
      </span>
    </div>
  );
}
