export type OpticalSizing = 'auto' | 'none' | {fixed: number};
export type Axis = {tag: string; min: number; default: number; max: number};

/** The value to set on the opsz axis, or nothing where the font is left as it is. */
export function opticalSize(mode: OpticalSizing, fontSize: number, axes: readonly Axis[]): number | undefined {
  const axis = axes.find(({tag}) => tag === 'opsz');
  if (!axis || mode === 'none') return undefined;
  const wanted = mode === 'auto' ? fontSize : mode.fixed;
  return Math.min(axis.max, Math.max(axis.min, wanted));
}
