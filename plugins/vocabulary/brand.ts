import {brand as owner} from '../../config/brand';
import {textIn} from '../../core/text';
import {give, misuse, oneOf, text, type Use} from './use';

/** How a page may show what the owner decides. Settings of the shell, such as `colorSwitch`, are not something to show on a page. */
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
} as const satisfies Partial<Record<keyof typeof owner, 'text' | 'date' | 'mail' | 'link'>>;

type Field = keyof typeof shownAs;

const fields = Object.keys(shownAs) as Field[];

/** A name or an address from config/brand.ts, in the language of the page. Archives show today's: it is the same owner. */
export function brand(use: Use): void {
  const field = oneOf(use, 'field', fields, 'brand');
  const value = owner[field];
  const as = shownAs[field];
  if (as !== 'link' && (text(use, 'path') !== undefined || use.tag.children.length > 0)) {
    misuse(use, `of ${field} has a path or content`, 'them for the address of a site only', 'brand');
  }
  give(use, {as, value: typeof value === 'string' ? value : textIn(value, use.facts().locale)});
}
