import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {askingUrl, assistants} from '@site/config/assistants';
import {twinAddress} from '@site/core/twin';
import type {ReactNode} from 'react';
import {CopyButton} from '../CodeBlock/buttons';
import buttons from '../lib/buttons.module.css';
import styles from './styles.module.css';

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  // A host without the twins answers with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) throw new Error(`${address}: no Markdown`);
  return response.text();
}

/** The page as Markdown, for those who work with it elsewhere: above the title, and on a small screen at the end of the page. */
export default function PageTools({place}: {place: 'title' | 'end'}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  if ('kind' in frontMatter && frontMatter.kind === 'home') return null;
  const twin = twinAddress(metadata.permalink, siteConfig.baseUrl);
  const question = translate(
    {
      id: 'site.pageTools.question',
      message: 'Read {url} and answer my questions about it.',
      description: 'What an assistant is asked about a page; {url} is the address of the page as Markdown',
    },
    {url: siteConfig.url + twin},
  );
  return (
    <div className={styles.tools} data-place={place === 'title' && assistants.length === 0 ? 'path' : place} data-search="off">
      <CopyButton
        className={buttons.plain}
        label={translate({
          id: 'site.pageTools.copy',
          message: 'Copy page',
          description: 'Button above the title of a page that copies the page as Markdown',
        })}
        text={() => textAt(twin)}
      />
      <a className={buttons.plain} href={twin} type="text/markdown">
        <Translate id="site.pageTools.view" description="Link above the title of a page to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
      {assistants.map((assistant) => (
        <a key={assistant.name} className={buttons.plain} href={askingUrl(assistant, question)} rel="noopener noreferrer" target="_blank">
          <Translate
            id="site.pageTools.ask"
            description="Link above the title of a page that asks an assistant about it"
            values={{name: assistant.name}}
          >
            {'Ask {name} about this page'}
          </Translate>
        </a>
      ))}
    </div>
  );
}
