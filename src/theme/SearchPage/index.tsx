export {default} from '@site/src/components/search/ResultsPage';
