import {createServer, type Server} from 'node:http';
import net from 'node:net';
import {networkInterfaces} from 'node:os';
import {afterEach, expect, it} from 'vitest';
import {freePort} from '../lib/free-port';
import {listen} from './listen';

const create = () => createServer((_request, response) => void response.end());
const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const isReachable = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect({host, port, timeout: 2000}, () => resolve(true));
    socket.on('error', () => resolve(false)).on('timeout', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;

it('is reached from this machine only', async () => {
  const {port, servers} = await listen(create, {port: await freePort()});
  opened.push(...servers);
  expect(await isReachable('127.0.0.1', port)).toBe(true);
  expect(await isReachable('localhost', port)).toBe(true);
  if (outside) expect(await isReachable(outside, port)).toBe(false);
});

it('is reached from others when the host says so', async () => {
  const {port, servers} = await listen(create, {host: '0.0.0.0', port: await freePort()});
  opened.push(...servers);
  expect(await isReachable(outside ?? '127.0.0.1', port)).toBe(true);
});

it('takes the next port when one is taken, if only for one of the meanings of localhost', async () => {
  const taken = await freePort();
  const other = create();
  opened.push(other);
  await new Promise<void>((resolve) => other.listen(taken, '127.0.0.1', resolve));
  const {port, servers} = await listen(create, {port: taken});
  opened.push(...servers);
  expect(port).toBeGreaterThan(taken);
});

it('says which ports are taken, and stops at the last one there is', async () => {
  const {port, servers} = await listen(create, {port: await freePort()});
  opened.push(...servers);
  await expect(listen(create, {port, tries: 1})).rejects.toThrow(`Ports ${port} to ${port} are all taken; set PORT to a free one.`);
});

it.each(['no such host', '192.0.2.1', '999.1.1.1'])('says what is wrong with HOST=%s', async (host) => {
  await expect(listen(create, {host, port: await freePort()})).rejects.toThrow(
    `HOST is "${host}"; expected a name or an address of this machine`,
  );
});

it('keeps running when a connection could not be accepted', async () => {
  const {servers} = await listen(create, {port: await freePort()});
  opened.push(...servers);
  for (const server of servers) expect(server.emit('error', new Error('accept EMFILE'))).toBe(true);
});
