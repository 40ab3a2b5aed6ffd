import {blank, type Line} from '../../lines';
import {type Element, elementsOf, isRootOf, type Module} from '../element';
import {utilitiesOf} from '../tailwind/utilities';
import {componentLines, imports} from './react';

/** Tailwind CSS: a React component whose classes say it all, without a style sheet. */
export const statedAt = 'code/with-tailwindcss/index.mdx#mapping';

/** The page has a line height there; a text without one of its own has that of its font. */
const leavesLine = ({styles}: Element): boolean =>
  styles.some(({declarations}) => declarations['font-size'] !== undefined && declarations['line-height'] === undefined);

/** The classes of each element of a module. */
export function classesOf(module: Module): (element: Element) => readonly string[] {
  const usesNormal = elementsOf(module.root).some(leavesLine);
  return (element) => [
    ...utilitiesOf(element),
    ...(usesNormal && isRootOf(module, element) ? ['leading-[normal]'] : []),
    ...element.foreignClasses,
  ];
}

export function tailwindModule(module: Module): Line[] {
  const classes = classesOf(module);
  const component = componentLines(module, (element) => {
    const names = classes(element).join(' ');
    return names === '' ? undefined : `"${names}"`;
  });
  const imported = imports(module.root);
  return imported.length > 0 ? [...imported, blank, ...component] : component;
}
