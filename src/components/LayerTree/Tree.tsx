import {translate} from '@docusaurus/Translate';
import type {DrawnLayer} from '@site/core/layers/drawn';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Flags} from './FlagMark';
import {Glyph} from './Glyph';
import styles from './styles.module.css';

/** How the layers of a tree are inspected; without it the tree is a plain list. */
export interface Inspection {
  /** The line of the layer that is shown as active. */
  readonly active?: number;
  /** The line whose layer the Tab key stops at. */
  readonly stop?: number;
  /** The id of the values of a line, where they are shown. */
  readonly valuesId?: (line: number) => string;
}

interface BranchesProps {
  layers: readonly DrawnLayer[];
  inspection?: Inspection;
  level?: number;
  label?: string;
}

function Row({
  layer,
  inspection,
  level,
  position,
  count,
}: {
  layer: DrawnLayer;
  inspection?: Inspection;
  level: number;
  position: number;
  count: number;
}): ReactNode {
  const content = (
    <>
      <Glyph kind={layer.kind} />
      <span className={styles.name}>
        {layer.name}
        <Flags flags={layer.flags} skipped={inspection !== undefined} />
      </span>
    </>
  );
  if (!inspection) return <span className={styles.row}>{content}</span>;
  return (
    <span
      className={styles.row}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={inspection.active === layer.line}
      aria-describedby={inspection.valuesId?.(layer.line)}
      tabIndex={inspection.stop === layer.line ? 0 : -1}
      data-line={layer.line}
    >
      {content}
    </span>
  );
}

function Branches({layers, inspection, level = 1, label}: BranchesProps): ReactNode {
  return (
    <ul className={styles.branches} role={inspection && (level === 1 ? 'tree' : 'group')} aria-label={label}>
      {layers.map((layer, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a page never change, and names repeat
          key={index}
          className={clsx(styles.layer, layer.hidden && styles.hidden)}
          role={inspection && 'none'}
        >
          <Row layer={layer} inspection={inspection} level={level} position={index + 1} count={layers.length} />
          {layer.children.length > 0 && <Branches layers={layer.children} inspection={inspection} level={level + 1} />}
        </li>
      ))}
    </ul>
  );
}

/** The names as the layer panel of a design tool shows them, flags marked and linked to their pages. */
export function Tree({layers, inspection}: {layers: readonly DrawnLayer[]; inspection?: Inspection}): ReactNode {
  const label = translate({
    id: 'vocabulary.layerTree.layers',
    message: 'Layers',
    description: 'Accessible name of the list of layers of a design',
  });
  return (
    <div className={styles.tree}>
      <Branches layers={layers} inspection={inspection} label={label} />
    </div>
  );
}
