import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

function Icon({path}: {path: string}): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const icons = {
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  done: 'M3 8.5l3.2 3.2L13 5',
  wrap: 'M2 4h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8.5M10 11l-1.8 1.5L10 14M2 12h3',
};

type WrapProps = {pressed: boolean; needed: boolean; onToggle: () => void};

/** Keeps its place while it is not needed, so that nothing moves when it turns out to be. */
export function WrapButton({pressed, needed, onToggle}: WrapProps): ReactNode {
  const label = translate({
    id: 'vocabulary.code-block.wrap',
    message: 'Wrap long lines',
    description: 'Toggle button on a code block with long lines',
  });
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.toggle, !needed && styles.absent)}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Icon path={icons.wrap} />
    </button>
  );
}

type Outcome = 'copied' | 'failed';
const shownFor = 2000;

async function copy(text: CopyProps['text']): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(await text());
    return 'copied';
  } catch {
    // No permission, or not a secure page.
    return 'failed';
  }
}

interface CopyProps {
  text: () => string | Promise<string>;
  /** What is copied, shown instead of the icon. */
  label?: string;
  /** What is copied, said instead of "Copy code". */
  name?: string;
  /** Where something else speaks to screen readers. */
  silent?: boolean;
  className?: string;
}

export function CopyButton({text, label: shown, name, silent, className = styles.button}: CopyProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = window.setTimeout(() => setOutcome(undefined), shownFor);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  const label = shown ?? name ?? translate({id: 'vocabulary.code-block.copy', message: 'Copy code', description: 'Button on a code block'});
  const outcomes: Record<Outcome, string> = {
    copied: translate({
      id: 'vocabulary.code-block.copied',
      message: 'Copied',
      description: 'Said after the code of a code block was copied',
    }),
    failed: translate({
      id: 'vocabulary.code-block.copy-failed',
      message: 'Copying is blocked by the browser',
      description: 'Said when the code of a code block could not be copied',
    }),
  };
  return (
    <>
      <button
        type="button"
        className={clsx(className, outcome && styles[outcome])}
        aria-label={shown ? undefined : label}
        title={outcome ? outcomes[outcome] : label}
        onClick={async () => setOutcome(await copy(text))}
      >
        {shown ? outcome ? outcomes[outcome] : shown : <Icon path={outcome === 'copied' ? icons.done : icons.copy} />}
      </button>
      {!silent && (
        <span className={styles.said} role="status">
          {outcome && outcomes[outcome]}
        </span>
      )}
    </>
  );
}
