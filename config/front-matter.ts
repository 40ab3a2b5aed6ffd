import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {locales} from './locales';

/** What a page answers; see CONTRIBUTING.md for the shape of each. */
export const kinds = [
  'home',
  'tutorial',
  'howto',
  'concept',
  'target',
  'flag',
  'flags-index',
  'behaviour',
  'feature',
  'reference',
  'wg',
  'legal',
  'community',
] as const;

/** What the build adds to a page in another language than English. `date` is the day on which it was last brought up to date. */
export type Translation = {state: 'missing'} | {state: 'behind' | 'current'; date?: string};

export const descriptionLimit = 155;

const schema = Joi.object({
  title: Joi.string().trim().max(80).required(),
  description: Joi.string()
    .trim()
    .max(descriptionLimit)
    .pattern(/[.?!。]$/, 'a sentence that ends with a full stop')
    .required(),
  kind: Joi.string()
    .valid(...kinds)
    .required(),
  slug: Joi.string().pattern(/^\//, 'a path that starts with a slash'),
  sidebar_label: Joi.string().max(60),
  hide_table_of_contents: Joi.boolean(),
  unlisted: Joi.boolean(),
  // The language of the text, where it is not the one of the site.
  lang: Joi.string().valid(...Object.keys(locales)),
  // Fingerprint of the English source a translation was made from; `npm run i18n:stamp` writes it.
  translation_of: Joi.string().pattern(/^[0-9a-f]{12}$/, 'the fingerprint written by npm run i18n:stamp'),
});

/** Routes that the site itself serves; no page may take them. */
const reserved = ['/search'];

const pageTrees = [
  /^(?:tests\/.+\/)?docs\/(.+)$/,
  /^versioned_docs\/version-[^/]+\/(.+)$/,
  /^(?:\.cache\/.+\/)?i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+\/(.+)$/,
];

/** The path inside its tree, or undefined when the file is not a page (partials start with an underscore). */
export function pagePath(relativePath: string): string | undefined {
  const inner = pageTrees.map((tree) => tree.exec(relativePath)?.[1]).find(Boolean);
  return inner?.split('/').some((segment) => segment.startsWith('_')) ? undefined : inner;
}

/** Throws an error that names the file, the field, what was found and what was expected. */
export function validateFrontMatter(relativePath: string, frontMatter: Record<string, unknown>): void {
  const page = pagePath(relativePath.split(path.sep).join('/'));
  if (!page) return;
  const {error} = schema.validate(frontMatter, {abortEarly: false, convert: false});
  const problems = (error?.details ?? []).map(({path: [field], message, context}) => {
    const found = context?.value === undefined ? 'nothing' : JSON.stringify(context.value);
    return `  ${String(field)}: ${message}; found ${found}`;
  });
  const route = typeof frontMatter.slug === 'string' ? frontMatter.slug : `/${page.replace(/(\/?index)?\.mdx?$/, '')}`;
  if (reserved.includes(route.replace(/\/$/, ''))) {
    problems.push(`  slug: ${route} is reserved for the search page; give this page another path`);
  }
  if (problems.length === 0) return;
  const fields = Object.keys(schema.describe().keys).join(', ');
  throw new Error(`Bad front matter in ${relativePath}:\n${problems.join('\n')}\nKnown fields: ${fields}. Kinds: ${kinds.join(', ')}.`);
}
