import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {DrawnFlag, DrawnLayer} from '@site/core/layers/drawn';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Glyph} from './Glyph';
import styles from './styles.module.css';

function FlagMark({flag}: {flag: DrawnFlag}): ReactNode {
  const className = clsx(styles.flag, flag.disabled && styles.disabled);
  if (!flag.to) return <span className={className}>{flag.text}</span>;
  return (
    <Link className={className} to={flag.to}>
      {flag.text}
    </Link>
  );
}

function Branch({layer}: {layer: DrawnLayer}): ReactNode {
  return (
    <li className={clsx(styles.layer, layer.hidden && styles.hidden)}>
      <span className={styles.row}>
        <Glyph kind={layer.kind} />
        <span className={styles.name}>
          {layer.name}
          {layer.flags.map((flag) => (
            <span key={flag.text}>
              {' '}
              <FlagMark flag={flag} />
            </span>
          ))}
        </span>
      </span>
      {layer.children.length > 0 && <Branches layers={layer.children} />}
    </li>
  );
}

function Branches({layers, label}: {layers: readonly DrawnLayer[]; label?: string}): ReactNode {
  return (
    <ul className={styles.branches} aria-label={label}>
      {layers.map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a page never change, and names repeat
        <Branch key={index} layer={layer} />
      ))}
    </ul>
  );
}

/** The names as the layer panel of a design tool shows them, flags marked and linked to their pages. */
export function Tree({layers}: {layers: readonly DrawnLayer[]}): ReactNode {
  const label = translate({
    id: 'vocabulary.layerTree.layers',
    message: 'Layers',
    description: 'Accessible name of the list of layers of a design',
  });
  return (
    <div className={styles.tree}>
      <Branches layers={layers} label={label} />
    </div>
  );
}
