import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DrawnLayer, LayerKind} from '@site/core/layers/drawn';
import photos from '@site/src/components/lib/photo.module.css';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {Glyph, Icon} from './Glyph';
import styles from './styles.module.css';

const standInClass: Partial<Record<LayerKind, string | undefined>> = {image: styles.image, icon: styles.icon};

/** What a picture of the design shows. It is part of the design, so it looks the same in both modes. */
function Picture({plain}: {plain?: true}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (plain) return <Glyph kind="image" />;
  return <img className={photos.photo} src={`${siteConfig.baseUrl}img/lisbon.svg`} alt="" loading="lazy" />;
}

function Shape({layer, active}: {layer: DrawnLayer; active?: number}): ReactNode {
  if (layer.hidden) return null;
  return (
    <span
      className={clsx(styles.shape, standInClass[layer.kind], layer.line === active && styles.active)}
      style={layer.style as CSSProperties}
      data-layer={layer.name}
      data-line={layer.line}
    >
      {layer.text}
      {layer.kind === 'icon' && <Icon name={layer.name} />}
      {layer.kind === 'image' && !layer.style.background && <Picture plain={layer.plain} />}
      {layer.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a page never change, and names repeat
        <Shape key={index} layer={child} active={active} />
      ))}
    </span>
  );
}

/** The design as it looks, drawn from the same layers as the tree. One wider than the page is shown smaller. */
export function Drawing({layers, active}: {layers: readonly DrawnLayer[]; active?: number}): ReactNode {
  const label = translate(
    {
      id: 'vocabulary.layerTree.drawing',
      message: 'Drawing of {names}',
      description: 'Accessible name of the picture of a design; names are those of its outermost layers',
    },
    {names: layers.map(({name}) => name).join(', ')},
  );
  return (
    <div className={styles.canvas} role="img" aria-label={label}>
      {layers.map((layer, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a page never change, and names repeat
          key={index}
          className={styles.root}
          style={(layer.style.width ? {'--design-width': layer.style.width} : {}) as CSSProperties}
        >
          <Shape layer={layer} active={active} />
        </span>
      ))}
    </div>
  );
}
