/** `npm run mcp`: the docs for coding assistants, over standard input and output. See docs/together/docs-in-your-editor.mdx. */
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {isIndexed} from './lib/ask-index';
import {webRoot} from './lib/paths';
import {docsServer} from './mcp/server';

async function main(): Promise<void> {
  if (!isIndexed()) throw new Error('The docs are not built yet; run npm run build first.');
  await docsServer(webRoot).connect(new StdioServerTransport());
}

// Standard output belongs to the protocol.
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
