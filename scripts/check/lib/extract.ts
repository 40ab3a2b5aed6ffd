import {rmSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '@site/config/locales';
import {docusaurus} from '../../lib/paths';
import {run} from '../../lib/run';
import {type Messages, readMessages} from './messages';

async function extract(root: string): Promise<Record<string, Messages>> {
  // The path of extract.config.ts. The command keeps what it finds there, so old strings would stay.
  const folder = path.join(root, '.cache/ui-strings');
  rmSync(folder, {recursive: true, force: true});
  const config = 'scripts/check/lib/extract.config.ts';
  await run(docusaurus, ['write-translations', '--locale', defaultLocale, '--config', config], {cwd: root, quiet: true});
  return readMessages(path.join(folder, defaultLocale));
}

/** Two rules need them, and Docusaurus takes seconds to start. */
const extracted = new Map<string, ReturnType<typeof extract>>();

/** The interface strings of the site in English, as its code and configuration have them now. */
export function extractMessages(root: string): ReturnType<typeof extract> {
  const messages = extracted.get(root) ?? extract(root);
  extracted.set(root, messages);
  return messages;
}
