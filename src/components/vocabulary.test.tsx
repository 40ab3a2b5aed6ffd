import {brand} from '@site/config/brand';
import {changesOf} from '@site/core/facts/changelog';
import {flagFacts, flagTable} from '@site/core/facts/flags';
import {storageTable} from '@site/core/facts/storage';
import {supportTable} from '@site/core/facts/support';
import {flags} from '@site/data/flags';
import {targets} from '@site/data/targets';
import {factsOfPage} from '@site/plugins/facts/page';
import type {ComponentProps, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Brand} from './Brand';
import Changes from './Changes';
import {FlagHeader} from './FlagHeader';
import FlagTable from './FlagTable';
import GlossaryTable from './GlossaryTable';
import {IfSite} from './IfSite';
import {Keys} from './Keys';
import {Pair} from './Pair';
import StorageTable from './StorageTable';
import SupportTable from './SupportTable';

const facts = factsOfPage('docs/page.mdx', 'en');

/** What a tag gets for something that exists. */
function there<T>(props: T | undefined): T {
  if (!props) throw new Error('there are no such facts');
  return props;
}

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe('without scripts', () => {
  it('the flag table has every flag, linked', () => {
    const table = html(<FlagTable {...flagTable(facts)} />);
    for (const {name} of flags) expect(table).toContain(`/flags/${name}"`);
    expect(table).toContain(`${flags.length} of ${flags.length} rows`);
  });

  it('the support table has every target and numbers its notes', () => {
    const table = html(<SupportTable {...supportTable(facts)} />);
    expect(table.match(/scope="col"/g)).toHaveLength(targets.length + 1);
    expect(table).toContain('As a clip with hard edges.');
  });

  it('the storage table has what this site writes, and nothing of services it does not use', () => {
    const table = html(<StorageTable {...storageTable(facts)} />).replaceAll('<wbr/>', '');
    expect(table).toContain('__DOCSEARCH_RECENT_SEARCHES__designto-docs');
    expect(table).toContain('docusaurus.announcement.dismiss');
    expect(table).not.toContain('_ga');
    expect(/<code>theme</.test(table)).toBe(brand.colorSwitch);
  });

  it('the changes of a release lead to their pages', () => {
    expect(html(<Changes {...there(changesOf(facts, 'Next'))} />)).toContain('href="/@designto-code/flags/"');
  });

  it('the glossary has a row for each word, in both languages', () => {
    const table = html(<GlossaryTable rows={[{english: 'frame', korean: '프레임', note: '', avoid: '', definition: 'A box.'}]} />);
    expect(table).toContain('<span lang="ko">프레임</span>');
    expect(table).toContain('A box.');
  });

  it('names and addresses of the owner are text, mail and links', () => {
    const shown = (props: ComponentProps<typeof Brand>) => html(<Brand {...props} />);
    expect(shown({as: 'text', value: 'Designto'})).toBe('Designto');
    expect(shown({as: 'mail', value: 'privacy@designto.example'})).toBe(
      '<a href="mailto:privacy@designto.example">privacy@designto.example</a>',
    );
    expect(shown({as: 'link', value: 'https://designto.example/'})).toBe('<a href="https://designto.example/">designto.example</a>');
    const link = shown({as: 'link', value: 'https://code.example', path: '/issues/new', children: 'an issue'});
    expect(link).toBe('<a href="https://code.example/issues/new">an issue</a>');
    expect(shown({as: 'date', value: '2026-11-15'})).toBe('<time dateTime="2026-11-15">November 15, 2026</time>');
  });

  it('a passage shows when the site is as it says', () => {
    expect(html(<IfSite lacks="analytics">no</IfSite>)).toBe('no');
    expect(html(<IfSite has="analytics">yes</IfSite>)).toBe('');
  });

  it('a flag header says keys, value, stage and related flags', () => {
    const header = html(<FlagHeader flag="--export" facts={there(flagFacts(facts, '--export'))} />);
    expect(header).toContain('<code>png</code></span><span>, <code>jpg</code>');
    expect(header).not.toContain('required');
    expect(header).toContain('the key alone means <code>png</code>');
    expect(header).toContain('data-is="draft"');
    expect(header).toContain('/flags/--artwork"');
  });

  it('a flag header says what its stage asks for', () => {
    const stageOf = (flag: string) =>
      html(<FlagHeader flag={flag} facts={there(flagFacts(facts, flag))} />)
        .split('</dd>')[0]
        ?.replace(/<[^>]+>/g, ' ');
    expect(stageOf('--as-button')).toMatch(
      /draft\s+no effect without\s+flags\.experimental: true\s+in\s+designto\.config\.js.*may still change/,
    );
    expect(stageOf('--root')).toContain('works without a setting');
    expect(stageOf('--artwork')?.trim()).toMatch(/production$/);
  });

  it('keys of both platforms are in the page', () => {
    const keys = html(<Keys>Mod+K</Keys>);
    expect(keys).toContain('Command');
    expect(keys).toContain('Ctrl');
  });

  it('a pair shows names, flags and every target', () => {
    const layers = [
      {
        name: 'Card',
        line: 1,
        flags: [{text: '--h1', to: '/@designto-code/flags/--as-h1'}],
        kind: 'frame',
        style: {},
        values: [
          ['width', 'Fixed (320)'],
          ['fill', '#FFFFFF', '#fff'],
        ],
        children: [],
      },
    ] as const;
    const pair = html(
      <Pair
        layers={layers}
        source="Card w=320 fill=#fff --h1"
        options={[
          {id: 'react', label: 'React'},
          {id: 'flutter', label: 'Flutter'},
        ]}
      >
        <p>one</p>
        <p>two</p>
      </Pair>,
    );
    expect(pair).toContain('/flags/--as-h1"');
    expect(pair).toContain('Drawing of Card');
    expect(pair).toMatch(/<tr[^>]*>.*Card.*<dt>Width<\/dt><dd>Fixed \(320\)<\/dd>.*<dt>Fill<\/dt><dd>.*#FFFFFF<\/dd>.*<\/tr>/s);
    expect(pair).toMatch(/one.*two/s);
  });
});
