import {type TargetId, targetIds, targets} from '../targets';
import type {FlagValue} from './types';

/** Values and groups of targets that many flags share. */

export const bool: FlagValue = {kinds: ['boolean'], bare: 'true'};

const mobileOnly = new Set<TargetId>(targets.filter(({family}) => family === 'mobile').map(({id}) => id));

export const all = targetIds;

/** Everything that runs in a browser. */
export const web = targetIds.filter((id) => !mobileOnly.has(id));

/** The CSS target writes no elements, so what only changes the markup has no effect there. */
export const markup = web.filter((id) => id !== 'css');

export const elements = targetIds.filter((id) => id !== 'css');

/** Targets whose code has components or files of their own. */
export const components = elements.filter((id) => id !== 'html');

export const webAndFlutter: readonly TargetId[] = [...web, 'flutter'];
