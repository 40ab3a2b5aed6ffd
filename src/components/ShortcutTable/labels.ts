import {translate} from '@docusaurus/Translate';
import type {ShortcutGroup} from '@site/data/shortcuts';

export const groupLabels: Record<ShortcutGroup, () => string> = {
  tools: () => translate({id: 'vocabulary.shortcutTable.group.tools', message: 'Tools', description: 'Group of keyboard shortcuts'}),
  selection: () =>
    translate({id: 'vocabulary.shortcutTable.group.selection', message: 'Selection', description: 'Group of keyboard shortcuts'}),
  navigation: () =>
    translate({id: 'vocabulary.shortcutTable.group.navigation', message: 'Scenes', description: 'Group of keyboard shortcuts'}),
  editing: () => translate({id: 'vocabulary.shortcutTable.group.editing', message: 'Editing', description: 'Group of keyboard shortcuts'}),
  boolean: () =>
    translate({id: 'vocabulary.shortcutTable.group.boolean', message: 'Boolean operations', description: 'Group of keyboard shortcuts'}),
  transform: () =>
    translate({id: 'vocabulary.shortcutTable.group.transform', message: 'Move and resize', description: 'Group of keyboard shortcuts'}),
  order: () => translate({id: 'vocabulary.shortcutTable.group.order', message: 'Order', description: 'Group of keyboard shortcuts'}),
  align: () =>
    translate({id: 'vocabulary.shortcutTable.group.align', message: 'Align and distribute', description: 'Group of keyboard shortcuts'}),
  group: () => translate({id: 'vocabulary.shortcutTable.group.group', message: 'Group', description: 'Group of keyboard shortcuts'}),
  text: () => translate({id: 'vocabulary.shortcutTable.group.text', message: 'Text', description: 'Group of keyboard shortcuts'}),
  object: () => translate({id: 'vocabulary.shortcutTable.group.object', message: 'Layer', description: 'Group of keyboard shortcuts'}),
  view: () => translate({id: 'vocabulary.shortcutTable.group.view', message: 'View', description: 'Group of keyboard shortcuts'}),
  brush: () => translate({id: 'vocabulary.shortcutTable.group.brush', message: 'Brush', description: 'Group of keyboard shortcuts'}),
  held: () =>
    translate({id: 'vocabulary.shortcutTable.group.held', message: 'While you hold it', description: 'Group of keyboard shortcuts'}),
  planned: () => translate({id: 'vocabulary.shortcutTable.group.planned', message: 'Planned', description: 'Group of keyboard shortcuts'}),
};
