import type {SiteCopy} from './copied-site';

const design = '```layers\nCard 320xhug fill=#ffffff auto=column gap=8 padding=16\n  Title "One" size=20\n```';

/** A few pages with some of each of what is made while building. */
export const smallSite = {
  '@designto-code/flags/--width': '<FlagHeader flag="--width" />',
  intro: 'The first page leads to [the second](/guide).',
  guide: ['Before.', design, '```tsx\nexport const size = 1;\n```', '$$\na^2 + b^2\n$$', '| One | Two |\n| --- | --- |\n| 1 | 2 |'].join(
    '\n\n',
  ),
};

/** A build without a home page is not finished. */
export const makeHome = (site: SiteCopy): void => site.edit('docs/intro.mdx', (text) => text.replace('kind:', 'slug: /\nkind:'));
