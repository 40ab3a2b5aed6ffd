import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {brand} from '@site/config/brand';
import {defaultLocale, type Locale, locales} from '@site/config/locales';
import {z} from 'zod';
import {createAsker} from '../lib/ask-index';
import {lookUpFlag, readPage, searchDocs} from './answers';

const names = Object.keys(locales) as [Locale, ...Locale[]];
const language = z
  .enum(names)
  .default(defaultLocale)
  .describe(`The language of the answer: ${names.join(' or ')}.`);

type Answer = {content: {type: 'text'; text: string}[]; isError?: boolean};

/** What goes wrong is an answer too: the assistant can read it and ask again. */
async function answer(work: () => string | Promise<string>): Promise<Answer> {
  try {
    return {content: [{type: 'text', text: await work()}]};
  } catch (error) {
    return {content: [{type: 'text', text: error instanceof Error ? error.message : String(error)}], isError: true};
  }
}

const readOnly = {readOnlyHint: true, openWorldHint: false};

/** The docs of a built site as tools of the Model Context Protocol: from its index and its Markdown twins, without a network. */
export function docsServer(site: string): McpServer {
  const server = new McpServer({name: 'designto-docs', version: '1.0.0'});
  const asker = createAsker(site);
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description: `Search the documentation of ${brand.name}. Gives pages with their addresses and the passages that were found.`,
      inputSchema: {
        query: z.string().min(1).describe('What to look for, in the words of a reader.'),
        language,
        limit: z.number().int().min(1).max(20).default(10).describe('How many results at most.'),
      },
      annotations: readOnly,
    },
    ({query, language: locale, limit}) => answer(() => searchDocs(asker, query, locale, limit)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `Read a page of the documentation of ${brand.name} as Markdown.`,
      inputSchema: {page: z.string().min(1).describe('Its address, such as /docs/concepts/layouts/autolayout.'), language},
      annotations: readOnly,
    },
    ({page, language: locale}) => answer(() => readPage(site, page, locale)),
  );
  server.registerTool(
    'look_up_flag',
    {
      title: 'Look up a flag',
      description: `What a flag in a layer name does, such as --as-button: its stage, keys and meaning, then its page.`,
      inputSchema: {flag: z.string().min(1).describe('Any of its keys, such as --width or --w.'), language},
      annotations: readOnly,
    },
    ({flag, language: locale}) => answer(() => lookUpFlag(site, flag, locale)),
  );
  return server;
}
