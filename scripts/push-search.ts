/** `npm run search:push [-- --dry-run]`: brings the hosted index up to the built pages. Needs SEARCH_ADMIN_KEY. */
import {searchProvider} from '@site/config/search';
import {recordsOf} from '@site/core/search/records';
import {redactText} from '@site/core/search/redact';
import {readGroups} from '@site/plugins/search/build-index';
import {builtSites} from '@site/plugins/search/command';
import {readSite} from '@site/plugins/search/extract/site';
import {root} from './lib/paths';
import {describePlan, openRemote, planPush, push, rights} from './push-search/remote';
import {synonymsOf} from './push-search/synonyms';

async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const provider = searchProvider(environment);
  if (provider.provider === 'embedded') {
    throw new Error(
      'SEARCH_APP_ID: found nothing; expected the application id of the index to push to (with SEARCH_API_KEY and SEARCH_INDEX_NAME).',
    );
  }
  const adminKey = environment.SEARCH_ADMIN_KEY?.trim() ?? '';
  if (adminKey === '') throw new Error(`SEARCH_ADMIN_KEY: found nothing; expected a key with the rights ${rights.join(', ')}.`);
  try {
    const records = builtSites(environment.SEARCH_BUILD_FOLDER)
      .flatMap((site) => readSite(site))
      .flatMap(recordsOf);
    const remote = openRemote(provider, adminKey);
    const plan = await planPush(remote, records, synonymsOf(readGroups(root).aliases));
    console.log(describePlan(plan, provider.indexName));
    if (process.argv.includes('--dry-run')) console.log('Dry run: nothing was sent.');
    else {
      await push(remote, plan);
      console.log('Done.');
    }
  } catch (error) {
    // Whatever failed, the key is in no message.
    throw new Error(redactText(error instanceof Error ? error.message : String(error), adminKey));
  }
}

main(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
