import {MdxWrapper} from '@site/src/components/Arriving';
import {Table} from '@site/src/components/Table';
import {vocabulary} from '@site/src/components/vocabulary';
import MDXComponents from '@theme-original/MDXComponents';

/** Every tag an author may use without an import: the theme's own, then ours. `wrapper` is what MDX puts around a whole text. */
export default {...MDXComponents, wrapper: MdxWrapper, table: Table, ...vocabulary};
