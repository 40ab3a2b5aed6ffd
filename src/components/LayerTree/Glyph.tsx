import type {LayerKind} from '@site/core/layers/drawn';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The signs of a layer panel, on a 16 px grid. */
const paths: Record<LayerKind, ReactNode> = {
  frame: <path d="M5 2v12M11 2v12M2 5h12M2 11h12" />,
  group: <rect x="2.5" y="2.5" width="11" height="11" rx="1" strokeDasharray="2 2" />,
  component: <path d="M8 1.8 10.3 4 8 6.3 5.7 4zM8 9.7l2.3 2.3L8 14.2 5.7 12zM4 5.7 6.3 8 4 10.3 1.8 8zM12 5.7 14.2 8 12 10.3 9.7 8z" />,
  instance: <path d="M8 2.2 13.8 8 8 13.8 2.2 8z" />,
  rectangle: <rect x="2.5" y="3.5" width="11" height="9" rx="1" />,
  ellipse: <circle cx="8" cy="8" r="5.5" />,
  line: <path d="M3 13 13 3" />,
  image: <path d="M2.5 3.5h11v9h-11zM2.5 11l3.5-3.5 3 3 1.8-1.8 2.7 2.8M10.5 6.4h.01" />,
  icon: <path d="m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z" />,
  text: <path d="M3.5 5V3h9v2M8 3v10M6 13h4" />,
};

/** Icons that a drawing knows by the name of their layer; any other is a star. */
const icons: Readonly<Record<string, ReactNode>> = {
  arrow: <path d="M3 8h10M9 4l4 4-4 4" />,
  bell: <path d="M4 11V7a4 4 0 0 1 8 0v4l1 1H3zM7 14h2" />,
  check: <path d="m3 8.5 3.5 3.5L13 5" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  glass: <path d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.3 10.3 14 14" />,
  heart: <path d="M8 13.5 2.9 8.4a3.2 3.2 0 0 1 4.6-4.5l.5.5.5-.5a3.2 3.2 0 0 1 4.6 4.5z" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  plus: <path d="M8 3v10M3 8h10" />,
  redo: <path d="M13 3v4H9M12.6 7A5 5 0 1 0 13 9.5" />,
  share: <path d="M8 10V2.5M5 5l3-2.5L11 5M4 7.5H3V14h10V7.5h-1" />,
  undo: <path d="M3 3v4h4M3.4 7A5 5 0 1 1 3 9.5" />,
};

function Sign({children}: {children: ReactNode}): ReactNode {
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The sign of a layer's kind. */
export const Glyph = ({kind}: {kind: LayerKind}): ReactNode => <Sign>{paths[kind]}</Sign>;

/** An icon as the design shows it. */
export const Icon = ({name}: {name: string}): ReactNode => <Sign>{icons[name.toLowerCase()] ?? paths.icon}</Sign>;
