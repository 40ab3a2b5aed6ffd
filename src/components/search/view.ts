import type {SearchSettings} from '@site/config/search-settings';
import type Modal from './Modal';
import {loadSearch, type Search} from './shared/load';

/** Everything of the dialog that is not in the first load. */
export type View = {Modal: typeof Modal; search: Search};

let loading: Promise<View> | undefined;

/** Loads once; after a failure the next call tries again. */
export function loadView(settings: SearchSettings): Promise<View> {
  loading ??= Promise.all([import('./Modal'), loadSearch(settings)]).then(([{default: Modal}, search]) => ({Modal, search}));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
