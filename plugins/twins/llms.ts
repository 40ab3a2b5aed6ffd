import {textIn} from '../../core/text';
import {twinAddress} from '../../core/twin';
import type {Text} from '../../data/text';
import type {Twin} from './page';

export const listName = 'llms.txt';
export const fullName = 'llms-full.txt';

/** A page of the list: its twin, and the part of the docs it belongs to. */
export type Listed = Pick<Twin, 'url' | 'title' | 'description' | 'body'> & {section: string};

export type About = {
  name: string;
  tagline: string;
  locale: string;
  /** Where the pages of the language begin, with the host: https://designto.example/docs/. */
  home: string;
  /** The same for the other languages, by their labels. */
  others: readonly {label: string; home: string}[];
};

const explained: Text = {
  en: 'Each page is also Markdown, at its address plus `.md`. All of them in one file: {full}.',
  ko: '모든 페이지는 주소 끝에 `.md`를 붙이면 Markdown으로도 볼 수 있습니다. 모두 모은 파일: {full}',
};
const otherLanguages: Text = {en: 'Other languages', ko: '다른 언어'};

/** The list of pages for language models, as llmstxt.org describes it. */
export function llmsList(pages: readonly Listed[], {name, tagline, locale, home, others}: About): string {
  const sections = [...new Set(pages.map(({section}) => section))];
  const line = ({title, url, description}: Listed) => `- [${title.replace(/[[\]]/g, '\\$&')}](${twinAddress(url, home)}): ${description}`;
  const part = (section: string) =>
    `## ${section}\n\n${pages
      .filter((page) => page.section === section)
      .map(line)
      .join('\n')}\n`;
  const languages = others.map(({label, home: other}) => `- [${label}](${other}${listName})`);
  return [
    `# ${name}\n`,
    `> ${tagline}\n`,
    `${textIn(explained, locale).replace('{full}', home + fullName)}\n`,
    ...sections.map(part),
    ...(languages.length > 0 ? [`## ${textIn(otherLanguages, locale)}\n\n${languages.join('\n')}\n`] : []),
  ].join('\n');
}

/** Every page of the list, one after the other, each with the address it is from. */
export function llmsFull(pages: readonly Listed[], {name, tagline}: About): string {
  const parts = pages.map(({url, body}) => `---\n\n<${url}>\n\n${body}`);
  return [`# ${name}\n\n> ${tagline}\n`, ...parts].join('\n');
}
