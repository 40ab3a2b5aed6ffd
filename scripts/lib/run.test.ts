import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type Socket} from 'node:net';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from './paths';

/** A command that runs another one, which keeps a connection open for as long as it lives. */
const command = (port: number) => `
  import {run, stopAllWithUs} from './scripts/lib/run';
  stopAllWithUs();
  run('node', ['-e', "require('node:net').connect(${port})"]);
`;

it.skipIf(process.platform === 'win32')('what a command has started ends with it, when only the command is told to end', async () => {
  const server = createServer().listen(0);
  const address = server.address();
  const child = spawn(
    path.join(root, 'node_modules/.bin/tsx'),
    ['-e', command(typeof address === 'object' && address ? address.port : 0)],
    {
      cwd: root,
    },
  );
  try {
    const [socket] = (await once(server, 'connection')) as [Socket];
    const closed = once(socket.on('error', () => {}).resume(), 'close');
    child.kill('SIGTERM');
    await Promise.all([closed, once(child, 'exit')]);
    expect(socket.destroyed).toBe(true);
  } finally {
    child.kill('SIGKILL');
    server.close();
  }
});
