import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint} from '@site/plugins/translations/fingerprint';
import {expect, it} from 'vitest';
import {sandbox} from '../lib/sandbox';
import {freezeFiles} from './freeze-files';

it('an archived fence shows a copy of its file, and its translation stays up to date', () => {
  const english = 'Text.\n\n```ts file=core/a.ts {1}\n```\n';
  const korean = `---\ntranslation_of: "${fingerprint(english)}"\n---\n\n\`\`\`ts file=core/a.ts {1}\n설명\n\`\`\`\n`;
  const translation = 'i18n/ko/docusaurus-plugin-content-docs/version-2.0/a.mdx';
  const root = sandbox({
    'core/a.ts': 'let a;\n',
    'docs/a.mdx': english,
    'versioned_docs/version-2.0/a.mdx': english,
    [translation]: korean,
  });
  freezeFiles(root, '2.0');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const copy = 'versioned_data/version-2.0/files/core/a.ts';
  expect(read(copy)).toBe('let a;\n');
  expect(read('versioned_docs/version-2.0/a.mdx')).toContain(`\`\`\`ts file=${copy} {1}\n`);
  expect(read(translation)).toContain(`translation_of: "${fingerprint(read('versioned_docs/version-2.0/a.mdx'))}"`);
  expect(read('docs/a.mdx')).toBe(english);
});
