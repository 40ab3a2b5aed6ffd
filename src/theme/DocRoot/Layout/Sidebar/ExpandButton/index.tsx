import {translate} from '@docusaurus/Translate';
import type ExpandButtonType from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import {type ComponentProps, type ReactNode, useLayoutEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ExpandButtonType>;

const container = '.theme-doc-sidebar-container';

/** The strip a collapsed sidebar leaves. The focus moves between the button that collapses and this one. */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The sidebar, hidden by now, may still have the focus; a reader who has gone on is left alone.
    if (document.activeElement?.closest(container)) ref.current?.focus({preventScroll: true});
  }, []);
  const expand = () => {
    const sidebar = ref.current?.closest(container);
    flushSync(toggleSidebar);
    sidebar?.querySelector<HTMLElement>('button[class*="collapseSidebarButton"]')?.focus({preventScroll: true});
  };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.expand}
      title={translate({
        id: 'theme.docs.sidebar.expandButtonTitle',
        message: 'Expand sidebar',
        description: 'The ARIA label and title attribute for expand button of doc sidebar',
      })}
      aria-label={translate({
        id: 'theme.docs.sidebar.expandButtonAriaLabel',
        message: 'Expand sidebar',
        description: 'The ARIA label and title attribute for expand button of doc sidebar',
      })}
      onClick={expand}
    >
      <IconArrow />
    </button>
  );
}
