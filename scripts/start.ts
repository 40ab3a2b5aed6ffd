import {buildSite} from './build/site';
import {webRoot} from './lib/paths';
import {portOf} from './lib/port';
import {bold, formatSeconds} from './lib/progress';
import {stopAllWithUs} from './lib/run';
import {listen} from './serve/listen';
import {createSiteServer} from './serve/server';

async function main(): Promise<void> {
  const wanted = portOf(process.env.PORT ?? '3000', 'PORT');
  const {built, seconds} = await buildSite();
  console.log(built.length > 0 ? `\nBuilt in ${formatSeconds(seconds)}.` : 'Nothing has changed since the last build.');
  const host = process.env.HOST || undefined;
  const {port} = await listen(() => createSiteServer(webRoot), {host, port: wanted});
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  const name = host?.includes(':') ? `[${host}]` : host;
  console.log(`${bold('Serving')} http://${name ?? 'localhost'}:${port}/docs/ (Ctrl+C stops)`);
}

stopAllWithUs();

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
