import type {Server} from 'node:http';

const open = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // A connection that could not be accepted (too many open files, for one) must not end the process.
      server.on('error', (error) => console.error(error.message));
      resolve();
    });
  });

/** What "localhost" may mean to a browser. */
const thisMachine = ['127.0.0.1', '::1'];

/** Machines without IPv6 have no `::1`. */
const isWithoutIpv6 = (error: NodeJS.ErrnoException, host: string) =>
  host === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '');

async function openAll(create: () => Server, port: number, hosts: string[]): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = create();
    try {
      await open(server, port, host);
      servers.push(server);
    } catch (error) {
      if (hosts === thisMachine && isWithoutIpv6(error as NodeJS.ErrnoException, host)) continue;
      for (const opened of servers) opened.close();
      throw error;
    }
  }
  return servers;
}

/** Listens on the wanted port, or on the next free one; for this machine only, unless another host is given. */
export async function listen(
  create: () => Server,
  {host, port: wanted, tries = 20}: {host?: string; port: number; tries?: number},
): Promise<{port: number; servers: Server[]}> {
  const last = Math.min(wanted + tries - 1, 65535);
  for (let port = wanted; port <= last; port += 1) {
    try {
      return {port, servers: await openAll(create, port, host ? [host] : thisMachine)};
    } catch (error) {
      const {code, message} = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') continue;
      if (code === 'EACCES') throw new Error(`Port ${port} needs special rights; set PORT to one above 1023.`);
      if (!host) throw error;
      throw new Error(
        `HOST is "${host}"; expected a name or an address of this machine, such as 0.0.0.0 to be reached from others (${message}).`,
      );
    }
  }
  throw new Error(`Ports ${wanted} to ${last} are all taken; set PORT to a free one.`);
}
