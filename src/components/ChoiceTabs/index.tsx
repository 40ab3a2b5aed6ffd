import type {ChoiceGroup} from '@site/config/choices';
import clsx from 'clsx';
import {Children, type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import {choose} from './store';
import styles from './styles.module.css';
import {useChoice} from './useChoice';

export type ChoiceOption = {readonly id: string; readonly label: string};

type Props = {
  /** What is chosen between: the choice is kept for all tabs of the group, across the whole site. */
  group: ChoiceGroup;
  /** The tabs, in order. The first is shown to readers who have not chosen one of them. */
  options: readonly ChoiceOption[];
  /** What the tabs are, for those who cannot see them. */
  label: string;
  /** One panel for each option, in the same order. */
  children: ReactNode;
  className?: string;
};

/** Which tab a key leads to, or undefined for a key that is not ours. */
function nextTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs that follow a choice the reader makes once. Every panel is in the page; plugins/choices shows the right one from the
 * first paint on, so this component only has to tell assistive technology, after hydration, which one that is.
 */
export default function ChoiceTabs({group, options, label, children, className}: Props): ReactNode {
  const panels = Children.toArray(children);
  const id = useId();
  const choice = useChoice(group);
  const list = useRef<HTMLDivElement>(null);
  const selected = options.find((option) => option.id === choice)?.id ?? options[0]?.id;

  const select = (index: number) => {
    const option = options[index];
    const tab = list.current?.children.item(index);
    if (!option || !(tab instanceof HTMLElement)) return;
    const before = tab.getBoundingClientRect().top;
    choose(group, option.id);
    tab.focus({preventScroll: true});
    // Tabs further up may have changed their height: what the reader looks at stays where it was.
    window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = nextTab(event.key, index, options.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };

  const first = (index: number) => (index === 0 ? '' : undefined);
  return (
    <div className={clsx(styles.tabs, className)} data-offers={options.map((option) => `${group}:${option.id}`).join(' ')}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {options.map((option, index) => (
          <button
            key={option.id}
            type="button"
            role="tab"
            id={`${id}-tab-${option.id}`}
            aria-controls={`${id}-panel-${option.id}`}
            aria-selected={option.id === selected}
            tabIndex={option.id === selected ? 0 : -1}
            className={styles.tab}
            data-choice-tab={`${group}:${option.id}`}
            data-choice-first={first(index)}
            onClick={() => select(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {option.label}
          </button>
        ))}
      </div>
      {options.map((option, index) => (
        <div
          key={option.id}
          role="tabpanel"
          id={`${id}-panel-${option.id}`}
          aria-labelledby={`${id}-tab-${option.id}`}
          data-choice-panel={`${group}:${option.id}`}
          data-choice-first={first(index)}
          data-label={option.label}
          className={styles.panel}
        >
          {panels[index]}
        </div>
      ))}
    </div>
  );
}
