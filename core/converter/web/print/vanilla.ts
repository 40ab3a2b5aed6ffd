import {blank, indent, type Line, line, spaced} from '../../lines';
import {camel, kebab} from '../../names';
import type {Prop} from '../../props';
import {type Element, elementsOf, type Module} from '../element';
import {type ClassName, cssLines} from './css';
import {escapeText, htmlDialect} from './html';
import {elementLines} from './markup';

/** One file to paste: a style block and markup; a component is a template and a function that clones it. */
export const statedAt = 'code/with-vanilla-web/index.mdx#mapping';

const actionOf = (callback: string): string => kebab(callback.replace(/^on/, '').replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' '));

/** What the function does with one option. */
function optionLine({name, type, line: from}: Prop, elements: readonly Element[], select: (element: Element) => string): Line[] {
  const target = elements.find((element) =>
    type === 'text'
      ? element.children.some((child) => child.kind === 'prop' && child.prop === name)
      : type === 'boolean'
        ? element.shownBy === name
        : element.attributes.some(({value}) => typeof value === 'object' && 'prop' in value && value.prop === name),
  );
  if (!target) return [];
  const found = select(target);
  if (type === 'text') return [line(`if (${name} !== undefined) ${found}.textContent = ${name};`, from)];
  if (type === 'boolean') return [line(`if (!${name}) ${found}.remove();`, from)];
  const hook = target === elements[0] ? found : `root.querySelector('[data-action="${actionOf(name)}"]')`;
  return [line(`${hook}.addEventListener('click', () => ${name}?.());`, from)];
}

function script({name, root, props}: Module, className: ClassName): Line[] {
  const id = kebab(name);
  const select = (element: Element): string =>
    element === root ? 'root' : `root.querySelector('.${className(element.className ?? '', false)}')`;
  const options = props.map((prop) => (prop.type === 'boolean' ? `${prop.name} = true` : prop.name)).join(', ');
  const call = ['template', 'document'].includes(camel(name)) ? `${camel(name)}_` : camel(name);
  return [
    line('<script type="module">'),
    line(`  const template = document.querySelector('#${id}');`),
    blank,
    line(`  function ${call}({${options}} = {}) {`, ...props.map((prop) => prop.line)),
    line('    const root = template.content.firstElementChild.cloneNode(true);'),
    ...indent(
      props.flatMap((prop) => optionLine(prop, elementsOf(root), select)),
      4,
    ),
    line('    return root;'),
    line('  }'),
    blank,
    line(`  document.querySelector('[data-place="${id}"]').replaceWith(${call}());`),
    line('</script>'),
  ];
}

export function vanillaFile(module: Module, className: ClassName): Line[] {
  const {root, props, name} = module;
  const initial = new Map(props.map((prop) => [prop.name, prop.initial ?? '']));
  const dialect = htmlDialect({
    className,
    root,
    dynamic: (_, prop) => `data-action="${actionOf(prop)}"`,
    prop: (each) => escapeText(initial.get(each) ?? ''),
    shown: (_, lines) => lines,
  });
  const markup = elementLines(root, dialect);
  const style = [line('<style>'), ...indent(cssLines(module, className)), line('</style>')];
  if (props.length === 0) return spaced([style, markup]);
  return spaced([
    style,
    [line(`<template id="${kebab(name)}">`), ...indent(markup), line('</template>')],
    [line(`<div data-place="${kebab(name)}"></div>`)],
    script(module, className),
  ]);
}
