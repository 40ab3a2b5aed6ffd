/** `npm run version -- 2.0`: archives the docs as they are now, with the facts that their pages show. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {frozenFiles, frozenFolder} from '@site/plugins/facts/registry';
import {docusaurus, root} from './lib/paths';
import {run} from './lib/run';
import {freezeFiles} from './version/freeze-files';

async function archive(version: string | undefined): Promise<void> {
  if (!version || !/^\d[\w.-]*$/.test(version)) {
    throw new Error(`Found the version "${version ?? ''}"; expected its number: npm run version -- 2.0`);
  }
  // Refuses a version that exists; the facts of an archive are never written twice.
  await run(docusaurus, ['docs:version', version], {cwd: root});
  const folder = path.join(root, frozenFolder(version));
  mkdirSync(folder, {recursive: true});
  for (const {name, content} of frozenFiles()) writeFileSync(path.join(folder, name), content);
  freezeFiles(root, version);
  console.log(`Archived as ${version}: its facts are in ${frozenFolder(version)}/. Its label and banner may be set in config/versions.ts.`);
}

archive(process.argv[2]).catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
