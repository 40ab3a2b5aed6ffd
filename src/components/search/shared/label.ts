import {translate} from '@docusaurus/Translate';

/** Apart from the other strings: the button is all of the search that is in the first load. */
export const searchLabel = () =>
  translate({id: 'search.label', message: 'Search', description: 'Name of the search button and of the search dialog'});
