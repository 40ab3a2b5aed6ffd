import {translate} from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import {PlainText} from '../shared/Highlight';
import {isFlag, type SearchHit, type StoredHit, trail} from '../shared/hit';
import {plainText} from '../shared/text';
import type {PreviewBlock} from './section-text';
import styles from './styles.module.css';
import {usePreview} from './usePreview';

type Props = {hit: SearchHit | StoredHit | undefined; hrefOf: (url: string) => string};

/** What the active hit leads to, beside the list where there is room. Kept while the hit stays: every key draws the dialog again. */
const PreviewPane = memo(function PreviewPane({hit, hrefOf}: Props): ReactNode {
  const preview = usePreview(hit, hit && hrefOf(hit.url));
  // Until the page is there, and where it does not come: the text of the hit, or the passage under its title.
  const passage = hit?.content ?? (hit && 'snippets' in hit ? hit.snippets.content : undefined);
  const own: PreviewBlock[] = passage ? [{kind: 'text', text: plainText(passage), isHit: true}] : [];
  const blocks = preview && preview.blocks.length > 0 ? preview.blocks : own;
  const above = hit ? trail(hit).map(plainText) : [];
  const path = hit ? [plainText(hit.hierarchy.lvl0 ?? ''), ...above.slice(0, -1)] : [];
  const title = above.at(-1) ?? '';
  const facts = blocks.flatMap(({fact}) => fact ?? []);
  return (
    <aside
      className={styles.preview}
      aria-label={translate({
        id: 'search.preview',
        message: 'Preview',
        description: 'Name of the pane that shows the section a result leads to',
      })}
    >
      {hit && (
        <>
          <p className={styles.previewPath}>
            {path.filter((part, at) => part !== '' && part !== title && path.indexOf(part) === at).join(' / ')}
          </p>
          <p className={styles.previewTitle}>
            <PlainText text={title} />
          </p>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({term, values}) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{values.map((value) => (isFlag(value) ? <code key={value}>{value}</code> : <span key={value}>{value}</span>))}</dd>
                </div>
              ))}
            </dl>
          )}
          {blocks.map((block, at) =>
            block.fact ? null : block.kind === 'code' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and are never moved
              <pre key={at}>{block.text}</pre>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and are never moved
              <p key={at} data-kind={block.kind} data-hit={block.isHit || undefined}>
                <PlainText text={block.text} />
              </p>
            ),
          )}
        </>
      )}
    </aside>
  );
});

export default PreviewPane;
