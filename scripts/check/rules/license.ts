import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import type {Problem, Rule} from '../lib/rule';

/** Where the repository says something else about its license than `config/brand.ts`. */
export function licenseProblems(root: string, license: string | null): Problem[] {
  const hasFile = existsSync(path.join(root, 'LICENSE'));
  const {license: ofPackage} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {license?: string};
  const found: [wrong: boolean, file: string, message: string][] = [
    [license !== null && !hasFile, 'LICENSE', `is missing; config/brand.ts names the license ${license}`],
    [license === null && hasFile, 'LICENSE', 'is there, but config/brand.ts names no license'],
    [
      (ofPackage ?? null) !== license,
      'package.json',
      `has the license ${ofPackage ?? '(none)'}; config/brand.ts names ${license ?? '(none)'}`,
    ],
  ];
  return found.flatMap(([wrong, file, message]) => (wrong ? [{file, message}] : []));
}

export const license: Rule = {
  name: 'license',
  reason: 'Who reuses the site or its samples relies on one license, the same wherever it is named.',
  run: (root) => licenseProblems(root, brand.license),
};
