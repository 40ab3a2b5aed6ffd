import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {brand} from '@site/config/brand';
import {isIndexed} from '@site/scripts/lib/ask-index';
import {root} from '@site/scripts/lib/paths';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

describe.skipIf(!isIndexed())('a conversation of an assistant with the docs', () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  const flagPage = `/docs/${brand.scope}/flags/--width`;

  async function ask(name: string, args: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
    const {content, isError} = await client.callTool({name, arguments: args});
    const [first] = content as {type: string; text?: string}[];
    return {text: first?.text ?? '', isError: isError === true};
  }

  beforeAll(async () => {
    const command = {
      command: process.execPath,
      args: [require.resolve('tsx/cli'), 'scripts/mcp.ts'],
      cwd: root,
      stderr: 'inherit' as const,
    };
    await client.connect(new StdioClientTransport(command));
  }, 120_000);
  afterAll(() => client.close());

  it('it sees three tools, and that they change nothing', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'read_page', 'look_up_flag']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it.each([
    ['en', 'width of a layer', '/docs/'],
    ['ko', '너비 고정', '/docs/ko/'],
  ])('%s: it searches and reads the first page that is found', async (language, query, home) => {
    const found = await ask('search_docs', {query, language, limit: 3});
    const addresses = [...found.text.matchAll(/https?:\/\/\S+/g)].map(([address]) => address);
    expect(addresses).toHaveLength(3);
    expect(addresses.every((address) => new URL(address).pathname.startsWith(home))).toBe(true);
    const page = await ask('read_page', {page: addresses[0], language});
    expect(page.isError).toBe(false);
    expect(page.text).toContain(`language: "${language}"`);
    expect(page.text).toMatch(/^# .+$/m);
  });

  it('it reads a page however its address is written', async () => {
    const asked = [
      flagPage,
      `${flagPage}.md`,
      `${brand.siteUrl}${flagPage}#example`,
      `/docs/ko/${brand.scope}/flags/--width`,
      `${brand.scope}/flags/--width/`,
    ];
    const pages = await Promise.all(asked.map((page) => ask('read_page', {page})));
    expect(new Set(pages.map(({text}) => text)).size).toBe(1);
    expect(pages[0]?.text).toContain('\n# --width\n');
    expect((await ask('read_page', {page: '/docs/'})).isError).toBe(false);
  });

  it('it looks up a flag by another key, with a value, in Korean', async () => {
    const english = await ask('look_up_flag', {flag: '--w=320'});
    expect(english.text).toMatch(/^--width \(production\): /);
    expect(english.text).toContain('\n# --width\n');
    const korean = await ask('look_up_flag', {flag: 'width', language: 'ko'});
    expect(korean.text).toContain('language: "ko"');
  });

  it('it is told what it got wrong', async () => {
    expect(await ask('look_up_flag', {flag: '--as-buton'})).toEqual({
      text: 'There is no flag --as-buton. The nearest is --as-button.',
      isError: true,
    });
    expect(await ask('read_page', {page: '/docs/../../etc/passwd'})).toMatchObject({isError: true});
    expect(await ask('read_page', {page: '/docs/no/such/page'})).toMatchObject({isError: true});
    expect(await ask('search_docs', {query: 'qqqqzzzzxxxx'})).toMatchObject({isError: false});
    expect((await ask('search_docs', {query: 'grid', language: 'xx'})).isError).toBe(true);
  });
});
