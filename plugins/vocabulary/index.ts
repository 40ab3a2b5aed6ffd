import remarkFileFences from '../code/file-fence';
import remarkCounts from '../counts/remark';
import remarkFormula from '../formula/remark';
import remarkGlossary from '../glossary/remark';
import remarkPair from '../pair/remark';
import remarkVocabulary from './remark';

/** The transformers behind the page vocabulary. They come before the highlighter: `layers` and `math` are not code. */
export const vocabularyPlugins = [remarkFileFences, remarkCounts, remarkPair, remarkFormula, remarkGlossary, remarkVocabulary];
