import {arranging} from './arranging';
import {editing} from './editing';
import {held} from './held';
import {planned} from './planned';
import {styling} from './styling';
import {brushes, tools} from './tools';
import type {Shortcut} from './types';

export {type Shortcut, type ShortcutGroup, shortcutGroups} from './types';

/** Every keyboard shortcut of the editor, in the order of the groups. */
export const shortcuts: readonly Shortcut[] = [...tools, ...editing, ...arranging, ...styling, ...brushes, ...held, ...planned];
