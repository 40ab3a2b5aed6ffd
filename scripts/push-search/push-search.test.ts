import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {bin, root} from '../lib/paths';

const adminKey = 'admin-key-that-nobody-may-see';

type Stored = {objectID: string; checksum?: string};
type Arrived = {method: string; path: string; key: string | undefined; body: Record<string, unknown>};

/** As much of the hosted service as a push needs; keeps what arrives. */
const service = {
  objects: new Map<string, Stored>(),
  settings: undefined as Record<string, unknown> | undefined,
  synonyms: [] as {objectID: string; synonyms: string[]}[],
  arrived: [] as Arrived[],
  refuse: false,
};
let server: Server;
let folder: string;

function answer(method: string, pathname: string, body: Record<string, unknown>): [number, unknown] {
  if (service.refuse) return [403, {message: `Invalid key ${adminKey}`, status: 403}];
  if (pathname.endsWith('/synonyms/search'))
    return service.settings
      ? [200, {hits: body.page ? [] : service.synonyms, nbHits: service.synonyms.length}]
      : [404, {message: 'Index does not exist', status: 404}];
  if (pathname.endsWith('/synonyms/batch')) {
    service.synonyms = body as unknown as typeof service.synonyms;
    return [200, {taskID: 3, updatedAt: ''}];
  }
  if (pathname.endsWith('/browse'))
    return service.settings
      ? [200, {hits: [...service.objects.values()].map(({objectID, checksum}) => ({objectID, checksum}))}]
      : [404, {message: 'Index does not exist', status: 404}];
  if (pathname.endsWith('/settings') && method === 'GET')
    return service.settings ? [200, service.settings] : [404, {message: 'Index does not exist', status: 404}];
  if (pathname.endsWith('/settings')) {
    service.settings = body;
    return [200, {taskID: 1, updatedAt: ''}];
  }
  if (pathname.endsWith('/batch')) {
    for (const {action, body: object} of body.requests as {action: string; body: Stored}[]) {
      if (action === 'deleteObject') service.objects.delete(object.objectID);
      else service.objects.set(object.objectID, object);
    }
    return [200, {taskID: 2, objectIDs: []}];
  }
  if (pathname.includes('/task/')) return [200, {status: 'published', pendingTask: false}];
  return [404, {message: 'Unknown path', status: 404}];
}

const page = (
  title: string,
  text: string,
) => `<html><head><link rel="canonical" href="https://site.example/docs/${title}"><meta name="docsearch:language" content="en"></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

function write(pages: Record<string, string>): void {
  rmSync(path.join(folder, 'docs'), {recursive: true, force: true});
  for (const [title, text] of Object.entries({...pages, 'ko/one': '하나'})) {
    mkdirSync(path.join(folder, 'docs', title), {recursive: true});
    writeFileSync(path.join(folder, 'docs', title, 'index.html'), page(title, text));
  }
}

function run(...args: string[]): Promise<{code: number | null; output: string}> {
  const {port} = server.address() as AddressInfo;
  const env = {
    ...process.env,
    SEARCH_APP_ID: 'APP',
    SEARCH_API_KEY: 'searchkey',
    SEARCH_INDEX_NAME: 'docs',
    SEARCH_ADMIN_KEY: adminKey,
    SEARCH_HOSTS: `http://localhost:${port}`,
    SEARCH_BUILD_FOLDER: folder,
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin('tsx'), 'scripts/push-search.ts', ...args], {cwd: root, env});
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({code, output}));
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-search-'));
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = text === '' ? {} : JSON.parse(text);
    const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key') ?? undefined;
    service.arrived.push({method: request.method ?? '', path: url.pathname, key: String(key), body});
    const [status, content] = answer(request.method ?? '', url.pathname, body);
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

beforeEach(() => {
  service.arrived = [];
});

const writes = () => service.arrived.filter(({method, path: where}) => method === 'PUT' || where.endsWith('/batch'));

describe('npm run search:push', {timeout: 120_000}, () => {
  it('a dry run says what it would do and sends nothing', async () => {
    write({one: 'First', two: 'Second'});
    const {code, output} = await run('--dry-run');
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('6 records to save, 0 to remove, 0 unchanged; settings: attributesForFaceting'),
    ]);
    expect(writes()).toEqual([]);
    expect(output).not.toContain(adminKey);
  });

  it('the first push sends settings, then every record, with the admin key', async () => {
    const {code} = await run();
    expect(code).toBe(0);
    expect(writes().map(({method, path: where}) => `${method} ${where}`)).toEqual([
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/synonyms/batch',
      'POST /1/indexes/docs/batch',
    ]);
    expect(service.arrived.every(({key}) => key === adminKey)).toBe(true);
    expect(service.settings).toMatchObject({advancedSyntax: false});
    expect(service.synonyms.some(({synonyms}) => synonyms.includes('글꼴') && synonyms.includes('font'))).toBe(true);
    expect(service.objects.get('/docs/one')).toMatchObject({type: 'lvl1', hierarchy: {lvl1: 'one'}, language: 'en'});
  });

  it('the next push sends only what changed and removes what is gone', async () => {
    write({one: 'First, changed', three: 'Third'});
    const {output} = await run();
    expect(output).toContain('3 records to save, 2 to remove, 3 unchanged; settings unchanged; synonyms unchanged.');
    const ids = writes().flatMap(({body}) =>
      (body.requests as {action: string; body: Stored}[]).map(({action, body: object}) => `${action} ${object.objectID}`),
    );
    expect(ids).toEqual([
      'addObject /docs/one:text-0',
      'addObject /docs/three',
      'addObject /docs/three:text-0',
      'deleteObject /docs/two',
      'deleteObject /docs/two:text-0',
    ]);
  });

  it('an error is reported without the key', async () => {
    service.refuse = true;
    const {code, output} = await run();
    expect([code, output]).toEqual([1, expect.stringContaining('Invalid key *****')]);
    expect(output).not.toContain(adminKey);
  });
});
