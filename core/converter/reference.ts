import {kebab, pascal, snake, unused} from './names';
import {all, type SceneNode} from './scene/node';

/** Components that are written in another file: modules that were split off, and your own code. */
export const statedAt = '@designto-code/flags/--x-code-component.mdx#targets';

export interface Reference {
  /** `SalesChart` */
  readonly name: string;
  /** The file beside this one, without its ending: `sales-chart`; or a path as it is written. */
  readonly file: string;
  readonly isPath: boolean;
  /** Whether it takes the props of the component around it. */
  readonly takesProps: boolean;
}

const isPath = (value: string): boolean => /[/@]/.test(value);

/** What `--module` calls the file of a layer; without a value, the layer does. */
export const moduleName = ({flags, name, title}: SceneNode): string =>
  title ?? (flags.text('--module') ?? name).replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

/** What the file of a scene is called. */
export const titleOf = (scene: SceneNode): string => scene.title ?? (scene.flags.has('--module') ? moduleName(scene) : scene.name);

function ownCode({flags, name}: SceneNode): Reference | undefined {
  const component = flags.text('--x-code-component');
  const written = component ?? flags.text('--x-code-static');
  if (written === undefined) return undefined;
  const words = (isPath(written) ? name : written).replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
  return {
    name: pascal(words),
    file: isPath(written) ? written : kebab(words),
    isPath: isPath(written),
    takesProps: component !== undefined,
  };
}

/** The component that takes the place of a layer; undefined for a layer that is written here. */
export function referenceOf(node: SceneNode): Reference | undefined {
  if (node.role === 'reference') return ownCode(node);
  if (!node.flags.has('--module') || !node.parent) return undefined;
  const name = moduleName(node);
  return {name: pascal(name), file: kebab(name), isPath: false, takesProps: false};
}

export const scriptPath = ({file, isPath: asWritten}: Reference): string => (asWritten ? file : `./${file}`);
export const dartPath = ({file, isPath: asWritten}: Reference): string => (asWritten ? file : `${snake(file)}.dart`);

/** No two modules share a file: the second `Card` is `Card 2`. `allowed` is a title as the target can have it. */
export function nameFiles(scenes: readonly SceneNode[], allowed: (title: string) => string): void {
  const taken = new Set<string>();
  const modules = scenes.flatMap((scene) => all(scene).filter((node) => node === scene || node.flags.has('--module')));
  for (const module of modules) {
    const title = titleOf(module);
    const free = unused(allowed(title), taken, {gap: ' ', spelled: pascal});
    if (free !== title) module.title = free;
  }
}
