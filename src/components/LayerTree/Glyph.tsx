import type {LayerKind} from '@site/core/layers/drawn';
import {iconPath} from '@site/core/layers/icons';
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
  icon: <path d={iconPath('star')} />,
  text: <path d="M3.5 5V3h9v2M8 3v10M6 13h4" />,
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
export const Icon = ({name}: {name: string}): ReactNode => (
  <Sign>
    <path d={iconPath(name)} />
  </Sign>
);
