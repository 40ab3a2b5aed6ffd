import {contrast} from '@site/core/contrast';
import type {Fill, Layer} from '@site/core/layers/layer';
import {parseLayers} from '@site/core/layers/parse';
import {bodyOf} from '../../lib/body';
import {type Page, pagesOf} from '../../lib/pages';
import {allTrees, isArchived} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';
import {fencesOf} from '../samples/fences';

/** WCAG 2.2, 1.4.11: what shows where a field is. */
const least = 3;

const isColor = (value: Fill | undefined): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** A field by its flag, by its hint, or by what detection looks for: low and wide, with its text on the left. */
function isField({flags, children, width, height, auto, justify}: Layer): boolean {
  if (/--as-input\b/.test(flags) || children.some((child) => /--placeholder\b/.test(child.flags))) return true;
  const isLow = typeof height === 'number' && height >= 36 && height <= 56;
  const isWide = width === 'fill' || (typeof width === 'number' && width >= 200);
  return isLow && isWide && auto === 'row' && (justify ?? 'start') === 'start' && children.some(({kind}) => kind === 'text');
}

function faintFields(layer: Layer, background: string): string[] {
  const inside = isColor(layer.fill) ? layer.fill : background;
  const color = layer.stroke?.color;
  const ratio = isField(layer) && isColor(color) ? contrast(color, background) : least;
  const own = ratio < least ? [`has the field "${layer.name}" with an edge of ${ratio.toFixed(2)}:1; expected at least ${least}:1`] : [];
  return [...own, ...layer.children.flatMap((child) => faintFields(child, inside))];
}

function check(page: Page): Problem[] {
  return fencesOf(bodyOf(page).root)
    .filter(({language}) => language === 'layers')
    .flatMap(({code, line}) =>
      parseLayers(code)
        .flatMap((layer) => faintFields(layer, '#ffffff'))
        .map((message) => ({file: page.file, line, message})),
    );
}

export const fieldEdges: Rule = {
  name: 'field-edges',
  reason: 'The docs ask for 3:1 at the edge of a field (design/text-field.mdx); their own fields keep to it.',
  run: (root) =>
    allTrees(root)
      .filter((tree) => !isArchived(tree))
      .flatMap((tree) => pagesOf(root, tree).flatMap(check)),
};
