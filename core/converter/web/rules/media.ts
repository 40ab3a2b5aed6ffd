import {sourceOf} from '../../scene/media';
import type {SceneNode} from '../../scene/node';
import type {Attribute, Imported} from '../element';

/** Players and frames: what the browser shows in a slot. */
export const statedAt = '@designto-code/flags/--media.mdx#targets';

/** A player for Lottie files: a component in React, a custom element elsewhere. */
export const lottie: Imported = {name: 'DotLottieReact', from: '@lottiefiles/dotlottie-react'};

export const mediaTags = {video: 'video', audio: 'audio', embed: 'iframe', lottie: 'dotlottie-wc'} as const;

export type MediaRole = keyof typeof mediaTags;

export const isMediaRole = (role: SceneNode['role']): role is MediaRole => role in mediaTags;

/** `poster`: the file of the picture that the layer shows. */
export function mediaAttributes(node: SceneNode, role: MediaRole, poster: string | undefined): Attribute[] {
  const source = sourceOf(node);
  const src: Attribute[] = source === undefined ? [] : [{name: 'src', value: source}];
  switch (role) {
    case 'video':
      return [
        ...src,
        ...(poster === undefined ? [] : [{name: 'poster', value: {file: poster}}]),
        {name: 'controls', value: true},
        {name: 'preload', value: 'metadata'},
        {name: 'playsinline', value: true},
      ];
    case 'audio':
      return [...src, {name: 'controls', value: true}];
    case 'embed':
      return [{name: 'title', value: node.name}, ...src];
    case 'lottie':
      return [...src, {name: 'autoplay', value: true}, {name: 'loop', value: true}];
  }
}
