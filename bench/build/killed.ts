/**
 * `npm run bench:killed`: kills a build of a small copy of the site at random moments and builds again, which must give the same files each
 * time. `-- 20` for more rounds than ten, `-- 10 7` for the moments of another seed.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {randomOf} from '@site/core/converter/random';
import {copySite} from '@site/tests/build/copied-site';
import {makeHome, smallSite} from '@site/tests/build/small-site';

const [rounds = 10, seed = 1] = process.argv.slice(2).map(Number);

/** Starts a build and kills it with all that it has started; false where it was done before. */
async function killedAfter(milliseconds: number, root: string): Promise<boolean> {
  const child = spawn('npm', ['run', 'build', '--', '--fresh'], {
    cwd: root,
    env: {...process.env, CI: 'true'},
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(() => true);
  const timer = new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));
  if (await Promise.race([ended, timer])) return false;
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  return true;
}

function differences(found: Record<string, string>, wanted: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
  return names.filter((name) => found[name] !== wanted[name]);
}

async function main(): Promise<void> {
  const site = copySite(smallSite, {cached: true});
  makeHome(site);
  try {
    // The first one fills the caches; those that are killed take as long as the second.
    await site.npm('build');
    const start = performance.now();
    await site.npm('build', '--fresh');
    const longest = performance.now() - start;
    const wanted = site.files();
    const random = randomOf(seed);
    for (let round = 1; round <= rounds; round += 1) {
      const moment = Math.round(random() * longest);
      const isKilled = await killedAfter(moment, site.root);
      await site.npm('build');
      const wrong = differences(site.files(), wanted);
      const how = isKilled ? `killed after ${(moment / 1000).toFixed(1)} s` : 'done before it was killed';
      console.log(`${wrong.length === 0 ? '✓' : '✗'} ${round}: ${how}${wrong.length > 0 ? `; differs in ${wrong.join(', ')}` : ''}`);
      if (wrong.length > 0) process.exitCode = 1;
    }
  } finally {
    site.remove();
  }
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
