import {Table} from '@site/src/components/Table';
import {vocabulary} from '@site/src/components/vocabulary';
import MDXComponents from '@theme-original/MDXComponents';

/** Every tag an author may use without an import: the theme's own, then ours. */
export default {...MDXComponents, table: Table, ...vocabulary};
