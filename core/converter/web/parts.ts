import type {SceneNode} from '../scene/node';
import type {Element, Part} from './element';

/** The text of a layer: each line break is a `br`, the same in every web framework. */
export const statedAt = '@designto-code/react-jsx-css-line-break.mdx#example';

export const bare = (tag: string, line: number, children: readonly Part[] = [], attributes: Element['attributes'] = []): Element => ({
  kind: 'element',
  tag,
  foreignClasses: [],
  attributes,
  styles: [],
  children,
  line,
});

export function textParts(text: string, line: number): Part[] {
  return text.split(/\n|\u2028/).flatMap((part, index): Part[] => {
    const shown: Part[] = part === '' ? [] : [{kind: 'text', text: part, line}];
    return index === 0 ? shown : [bare('br', line), ...shown];
  });
}

/** What a layer inside of a text group adds to the paragraph. */
export function inlineText({layer, flags}: SceneNode): string | undefined {
  if (flags.has('--as-char')) return flags.text('--as-char') ?? '';
  const spaces = flags.meaning('--as-nbsp');
  if (spaces) return '\u00a0'.repeat(spaces.kind === 'integer' ? spaces.value : 1);
  if (flags.has('--as-br')) return '\n';
  return layer.text;
}
