import type {SceneNode} from '../../scene/node';

/** The accent of a control is the strongest color that is drawn in it; everything else is the platform's. */
export const statedAt = '@designto-code/flags/--as-slider.mdx#mistakes';

export function accentOf({role, layer, children}: SceneNode): string | undefined {
  if (role !== 'toggle' && role !== 'slider' && role !== 'checkbox') return undefined;
  const fills = [layer.fill, ...children.map((child) => child.layer.fill)].flatMap((fill) =>
    typeof fill === 'string' && fill.startsWith('#') ? [fill] : [],
  );
  return role === 'slider' ? fills.at(-1) : fills[0];
}
