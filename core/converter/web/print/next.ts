import {blank, type Line, line} from '../../lines';
import {pascal, unused} from '../../names';
import type {Element, Module, Part} from '../element';
import {elementsOf} from '../element';
import {componentsIn} from '../identifiers';
import {lottie} from '../rules/media';
import {isPath} from './links';
import {reactWithModule} from './react';

/** Next.js: React with its own pictures and links, and a first line that says where the component runs. */
export const statedAt = 'code/with-nextjs/index.mdx#mapping';

interface Tags {
  readonly image: string;
  readonly link: string;
}

/** `Image` and `Link`, unless the module has a component of that name. */
function tagsOf({name, root}: Module): Tags {
  const taken = new Set([pascal(name), ...componentsIn(root)]);
  const free = (tag: string) => (taken.has(tag) ? unused(`Next${tag}`, taken) : tag);
  return {image: free('Image'), link: free('Link')};
}

function replace(element: Element, tags: Tags): Element {
  const children = element.children.map((child): Part => (child.kind === 'element' ? replace(child, tags) : child));
  if (element.tag === 'img') return {...element, tag: tags.image, children};
  return {...element, tag: element.tag === 'a' && isPath(element) ? tags.link : element.tag, children};
}

export function nextModule(module: Module): Line[] {
  const names = tagsOf(module);
  const root = replace(module.root, names);
  const elements = elementsOf(root);
  const tags = new Set(elements.map(({tag}) => tag));
  const isClient = module.props.some(({type}) => type === 'callback') || elements.some(({imported}) => imported?.from === lottie.from);
  return [
    ...(isClient ? [line("'use client';"), blank] : []),
    ...(tags.has(names.image) ? [line(`import ${names.image} from 'next/image';`)] : []),
    ...(tags.has(names.link) ? [line(`import ${names.link} from 'next/link';`)] : []),
    ...reactWithModule({...module, root}),
  ];
}
