import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/config/brand';
import {isLocale} from '@site/config/locales';
import type {ReactNode} from 'react';
import {longDate} from './long-date';

/** How a page may show what the owner decides. Settings of the shell, such as `colorSwitch`, are no words for a page. */
const shownAs = {
  name: 'text',
  company: 'text',
  sampleUse: 'text',
  governingLaw: 'text',
  hosting: 'text',
  logRetention: 'text',
  policiesDate: 'date',
  supportEmail: 'mail',
  privacyEmail: 'mail',
  siteUrl: 'link',
  productUrl: 'link',
  repositoryUrl: 'link',
  discussionsUrl: 'link',
} as const satisfies Partial<Record<keyof typeof brand, 'text' | 'date' | 'mail' | 'link'>>;

export type BrandField = keyof typeof shownAs;

interface Props {
  field: BrandField;
  /** For an address of a site: what follows it, such as `/issues/new`. */
  path?: string;
  /** For an address of a site: the words of the link; without them, the address itself. */
  children?: ReactNode;
}

const documented = 'see the kitchen sink: /docs/kitchen-sink#brand';
const isField = (field: string): field is BrandField => Object.hasOwn(shownAs, field);

function textOf(value: (typeof brand)[BrandField], locale: string): string {
  if (typeof value === 'string') return value;
  if (!isLocale(locale)) throw new Error(`<Brand> has no texts for the locale "${locale}"; config/brand.ts must have them`);
  return value[locale];
}

/** A name or an address from config/brand.ts, so that no page carries a copy of it. */
export function Brand({field, path = '', children}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (!isField(field)) {
    throw new Error(`<Brand field="${field}">: no such field; expected one of ${Object.keys(shownAs).join(', ')}; ${documented}`);
  }
  const text = textOf(brand[field], locale);
  const kind = shownAs[field];
  if (kind !== 'link' && (path || children)) {
    throw new Error(`<Brand field="${field}"> has a path or content; expected them for the address of a site only; ${documented}`);
  }
  if (kind === 'date') return <time dateTime={text}>{longDate(text, locale)}</time>;
  if (kind === 'mail') return <a href={`mailto:${text}`}>{text}</a>;
  if (kind === 'link') return <Link to={text + path}>{children ?? (text + path).replace(/^https:\/\/|\/$/g, '')}</Link>;
  return text;
}
