import {blank, type Line, line} from '../../lines';
import type {Element, Module, Part} from '../element';
import {elementsOf} from '../element';
import {lottie} from '../rules/media';
import {isPath} from './links';
import {reactWithModule} from './react';

/** Next.js: React with its own pictures and links, and a first line that says where the component runs. */
export const statedAt = 'code/with-nextjs/index.mdx#mapping';

function tagOf(element: Element): string {
  if (element.tag === 'img') return 'Image';
  return element.tag === 'a' && isPath(element) ? 'Link' : element.tag;
}

const replace = (part: Part): Part => (part.kind === 'element' ? {...part, tag: tagOf(part), children: part.children.map(replace)} : part);

export function nextModule(module: Module): Line[] {
  const root = {...module.root, tag: tagOf(module.root), children: module.root.children.map(replace)};
  const tags = new Set(elementsOf(root).map(({tag}) => tag));
  const isClient = module.props.some(({type}) => type === 'callback') || tags.has(lottie.name);
  return [
    ...(isClient ? [line("'use client';"), blank] : []),
    ...(tags.has('Image') ? [line("import Image from 'next/image';")] : []),
    ...(tags.has('Link') ? [line("import Link from 'next/link';")] : []),
    ...reactWithModule({...module, root}),
  ];
}
