import type {Declarations} from '@site/src/labs/_kit/declarations';
import {px} from '@site/src/labs/_kit/number';

/** What the controls change. */
export interface Setting {
  width: number;
}

export const initial: Setting = {width: 120};

export const limits = {min: 40, max: 240} as const;

export const height = 80;

/** The declarations of the layer: what is printed and what is drawn. */
export const declarations = ({width}: Setting): Declarations => ({width: px(width), height: px(height)});
