import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {longDate} from '@site/core/long-date';
import type {ReactNode} from 'react';

interface Props {
  /** What kind of thing the value is, and the value itself; plugins/vocabulary takes both from config/brand.ts. */
  as: 'text' | 'date' | 'mail' | 'link';
  value: string;
  /** For an address of a site: what follows it, such as `/issues/new`. */
  path?: string;
  /** For an address of a site: the words of the link; without them, the address itself. */
  children?: ReactNode;
}

/** A name or an address from config/brand.ts, so that no page carries a copy of it: `<Brand field="company" />`. */
export function Brand({as, value, path = '', children}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (as === 'date') return <time dateTime={value}>{longDate(value, locale)}</time>;
  if (as === 'mail') return <a href={`mailto:${value}`}>{value}</a>;
  if (as === 'link') return <Link to={value + path}>{children ?? (value + path).replace(/^https:\/\/|\/$/g, '')}</Link>;
  return value;
}
