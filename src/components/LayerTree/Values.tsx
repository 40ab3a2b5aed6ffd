import Translate, {translate} from '@docusaurus/Translate';
import type {DrawnLayer, LayerValue} from '@site/core/layers/drawn';
import {CopyButton} from '@site/src/components/CodeBlock/buttons';
import buttons from '@site/src/components/lib/buttons.module.css';
import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useState} from 'react';
import {Flags} from './FlagMark';
import {Glyph} from './Glyph';
import {valueNames} from './names';
import {PlaygroundLink} from './PlaygroundLink';
import type {Sizes} from './useInspection';
import styles from './values.module.css';

interface Props {
  layers: readonly DrawnLayer[];
  /** The fence. */
  source: string;
  /** The line of the layer whose values are shown. */
  active?: number;
  sizes: Sizes;
  /** Called when all layers are about to be shown. */
  onAll: () => void;
  valuesId: (line: number) => string;
  /** No link to where the reader already is. */
  inPlayground?: boolean;
}

interface Row {
  readonly layer: DrawnLayer;
  readonly depth: number;
}

const flat = (layers: readonly DrawnLayer[], depth = 0): Row[] =>
  layers.flatMap((layer) => [{layer, depth}, ...flat(layer.children, depth + 1)]);

/** Of hug and fill, what they come to, as far as it is known. */
function shownText([name, text]: LayerValue, size: {width: number; height: number} | undefined): string {
  if (!size || (name !== 'width' && name !== 'height') || text.startsWith('Fixed')) return text;
  return `${text} (${size[name]})`;
}

/** A color as a layer of a background, as a gradient is one. */
const layerOf = (paint: string): string => (paint.startsWith('#') ? `linear-gradient(${paint}, ${paint})` : paint);

/** Longer than one column of the grid. */
const long = 15;

function Value({value, label, text}: {value: LayerValue; label: string; text: string}): ReactNode {
  const [, , paint] = value;
  return (
    <div className={clsx(styles.value, text.length > long && styles.long)}>
      <dt>{label}</dt>
      <dd>
        {paint && <span className={styles.swatch} style={{'--paint': layerOf(paint)} as CSSProperties} />}
        {text}
      </dd>
    </div>
  );
}

/**
 * The values of each layer, as the inspector of a design tool shows them. All are in the page, one above the other, so that nothing moves
 * when another is shown; without scripts and on paper they are a table.
 */
export function Values({layers, source, active, sizes, onAll, valuesId, inPlayground}: Props): ReactNode {
  const [all, setAll] = useState(false);
  const names = valueNames();
  const rows = flat(layers);
  const shown = (rows.find(({layer}) => layer.line === active) ?? rows[0])?.layer.line;
  const toggle = () => {
    onAll();
    setAll(!all);
  };
  return (
    <div className={clsx(styles.values, !all && styles.single)} data-search="off">
      <div className={styles.bar}>
        <span className={styles.title}>
          <Translate id="vocabulary.values.title" description="Heading of the values of a layer, below its drawing">
            Values
          </Translate>
        </span>
        <button type="button" className={buttons.plain} aria-pressed={all} onClick={toggle}>
          <Translate id="vocabulary.values.all" description="Toggle button: shows the values of all layers of a design instead of one">
            All layers
          </Translate>
        </button>
        <CopyButton
          className={buttons.plain}
          text={() => source}
          label={translate({
            id: 'vocabulary.values.copy',
            message: 'Copy layers',
            description: 'Button that copies a design as the text it is written in',
          })}
        />
        {!inPlayground && <PlaygroundLink className={buttons.plain} source={source} />}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="vocabulary.values.layer" description="Heading of a column of layer names">
                Layer
              </Translate>
            </th>
            <th scope="col">
              <Translate id="vocabulary.values.title" description="Heading of the values of a layer, below its drawing">
                Values
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({layer, depth}) => (
            <tr
              key={layer.line}
              className={clsx(layer.line === shown && styles.shown, all && layer.line === active && styles.active)}
              data-line={layer.line}
            >
              <th scope="row" style={{'--depth': depth} as CSSProperties}>
                <span className={styles.name}>
                  <Glyph kind={layer.kind} />
                  <span>
                    {layer.name}
                    <Flags flags={layer.flags} />
                  </span>
                </span>
              </th>
              <td>
                <dl id={valuesId(layer.line)} className={styles.list}>
                  {layer.values.map((value) => (
                    <Value key={value[0]} value={value} label={names[value[0]]} text={shownText(value, sizes.get(layer.line))} />
                  ))}
                </dl>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
