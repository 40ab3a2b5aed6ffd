import type {Pluggable} from 'unified';
import remarkFileFences from '../code/file-fence';
import remarkLabs from '../labs/remark';
import remarkVocabulary from './remark';

/** The transformers behind the page vocabulary. They come before the highlighter: `layers` and `math` are not code. */
export const vocabularyPlugins = (locale: string): Pluggable[] => [remarkLabs, remarkFileFences, [remarkVocabulary, {locale}]];
