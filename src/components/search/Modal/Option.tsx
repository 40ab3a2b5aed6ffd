import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import type {Api, State} from './autocomplete';
import type {Item, Numbered} from './items';
import styles from './styles.module.css';

type Props = {
  api: Api;
  source: State['collections'][number]['source'];
  item: Numbered;
  isActive: boolean;
  href: string;
  open: (href: string) => void;
  className?: string;
  row?: number;
  children: ReactNode;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** A link that is an option: the core moves through it by arrows, the browser opens it in a tab or a window by modified clicks. */
export default function Option({api, source, item, isActive, href, open, className, row, children}: Props): ReactNode {
  const {onClick, ...props} = api.getItemProps({item: item as Item, source});
  return (
    <a
      {...props}
      role="option"
      aria-selected={isActive}
      href={href}
      tabIndex={-1}
      className={clsx(styles.option, className)}
      style={row ? {gridRow: row} : undefined}
      onClick={(event) => {
        onClick(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(href);
      }}
    >
      {children}
    </a>
  );
}
