import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@site/plugins/lib/files';
import {root} from '@site/scripts/lib/paths';
import {expect, it} from 'vitest';

const archived = path.join(root, 'versioned_docs/version-1.0');
const ids = filesBelow(archived).map((file) =>
  path
    .relative(archived, file)
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, ''),
);
const addressOf = (id: string) => `/1.0/${id === 'intro' ? '' : id.replace(/(^|\/)index$/, '$1')}`;

it.each(['docs', 'i18n/ko/docusaurus-plugin-content-docs/current'])(
  'the page "What changed since 1.0" in %s leads from every page of 1.0 to its successor and back',
  (folder) => {
    const page = readFileSync(path.join(root, folder, 'together/since-1-0.mdx'), 'utf8');
    const rows = page.split('\n').filter((line) => line.includes('](/1.0/'));
    expect(rows).toHaveLength(ids.length);
    for (const id of ids) {
      const row = rows.find((line) => line.includes(`](../${id}.mdx) |`));
      expect(row, id).toContain(`](${addressOf(id)}) |`);
    }
  },
);
