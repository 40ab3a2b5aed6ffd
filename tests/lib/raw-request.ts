import net from 'node:net';
import type {Ending} from './malformed-requests';

export type RawAnswer = {status: number; headers: Record<string, string[]>; body: string};

/** Sends bytes as they are, malformed or not, and reads to the end of the connection. Undefined when nothing came back. */
export function rawRequest(port: number, bytes: string, ending: Ending = 'wait'): Promise<RawAnswer | undefined> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(bytes, 'latin1'), () => ending === 'abort' && socket.destroy());
      if (ending === 'hang up') socket.end();
    });
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received === '' ? undefined : parseAnswer(received)));
  });
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value];
  }
  return {status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n')};
}

/** A well-formed request for any target, which `fetch` would tidy up first. */
export function rawGet(port: number, target: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({Host: 'localhost', Connection: 'close', ...headers}).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawRequest(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
