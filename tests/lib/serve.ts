/**
 * Serves a folder for the browser tests: `tsx tests/lib/serve.ts site <web root> <port>` as `npm start` does,
 * `… samples <folder> <port>` as plain files.
 */
import {createServer} from 'node:http';
import {createSiteServer} from '@site/scripts/serve/server';
import {plainHost} from './plain-host';

/** Samples are not part of the site: they are served without its headers. */
function createSampleServer(folder: string) {
  const files = plainHost(folder);
  return createServer((request, response) => {
    // A full Chromium asks every origin for an icon and logs its absence; the headless shell does not.
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else files(request, response);
  });
}

const servers: Record<string, typeof createSampleServer> = {site: createSiteServer, samples: createSampleServer};

const [kind = '', folder, port] = process.argv.slice(2);
const create = servers[kind];
if (!create || !folder || !port) throw new Error('Usage: serve.ts site|samples <folder> <port>');
create(folder).listen(Number(port), '127.0.0.1', () => console.log(`Serving ${folder} on ${port}`));

// A test run that was killed cannot stop its servers: they stop when their parent is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(), 1000).unref();
