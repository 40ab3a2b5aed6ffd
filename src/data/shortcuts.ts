import {arranging} from './shortcuts/arranging';
import {editing} from './shortcuts/editing';
import {held} from './shortcuts/held';
import {planned} from './shortcuts/planned';
import {styling} from './shortcuts/styling';
import {brushes, tools} from './shortcuts/tools';
import type {Shortcut} from './shortcuts/types';

export {type Shortcut, type ShortcutGroup, shortcutGroups} from './shortcuts/types';

/** Every keyboard shortcut of the editor, in the order of the groups. */
export const shortcuts: readonly Shortcut[] = [...tools, ...editing, ...arranging, ...styling, ...brushes, ...held, ...planned];
