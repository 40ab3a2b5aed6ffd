/** Serves a built site for the browser tests: `tsx tests/lib/serve.ts <web root> <port>`. */
import {createSiteServer} from '../../scripts/serve/server';

const [webRoot, port] = process.argv.slice(2);
if (!webRoot || !port) throw new Error('Usage: serve.ts <web root> <port>');
createSiteServer(webRoot).listen(Number(port), () => console.log(`Serving ${webRoot} on ${port}`));
