import ChoiceTabs from './ChoiceTabs';
import {Lab} from './Lab';
import PackageTabs from './PackageTabs';

/**
 * The tags an author may use on any page: one import and one entry each. All of it is in the first load of every page,
 * so what is registered here must be light; heavy bodies are loaded by the page that uses them (see plugins/).
 */
export const vocabulary = {ChoiceTabs, Lab, PackageTabs};
