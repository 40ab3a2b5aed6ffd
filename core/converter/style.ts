import {latin} from './latin';
import {camel, kebab, pascal} from './names';
import type {SceneNode} from './scene/node';

/** A shared color style becomes a variable of the tokens; `--break-color` writes the color itself. */
export const statedAt = '@designto-code/flags/--break-color.mdx#targets';

export const styleOf = ({layer, flags}: SceneNode): string | undefined => (flags.has('--break-color') ? undefined : layer.style);

/** `Brand/Accent` is `var(--brand-accent)`. */
export const cssVariable = (style: string): string => `var(--${kebab(style)})`;

/** `Brand/Accent` is `BrandColors.accent`. */
export function dartConstant(style: string): string {
  const parts = style.split('/');
  const last = parts.pop() ?? style;
  return `${pascal(latin(parts.join(' ')) || 'App')}Colors.${camel(latin(last))}`;
}
