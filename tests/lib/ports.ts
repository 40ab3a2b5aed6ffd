import {execFileSync} from 'node:child_process';

const names = ['site', 'shell', 'nginx', 'searchHosted', 'searchOrigin', 'targets', 'searchHost1', 'searchHost2', 'searchHost3'] as const;

/** Asks the system for as many free ports as there are names. The configuration of the tests is read synchronously, so it takes a process. */
const freePorts = (count: number) =>
  execFileSync(process.execPath, [
    '-e',
    `const net = require('node:net');
    Promise.all(Array.from({length: ${count}}, () => new Promise((resolve) => {
      const server = net.createServer().listen(0, '127.0.0.1', () => resolve(server));
    }))).then((servers) => {
      console.log(servers.map((server) => server.address().port).join());
      for (const server of servers) server.close();
    });`,
  ])
    .toString()
    .trim();

// Chosen once per run: Playwright's workers inherit the environment.
process.env.TEST_PORTS ??= freePorts(names.length);

const chosen = process.env.TEST_PORTS.split(',').map(Number);
const port = (name: (typeof names)[number]) => chosen[names.indexOf(name)] as number;

/** Where the servers under test listen. Free ports, so that two checkouts can be tested side by side. */
export const ports = {
  site: port('site'),
  shell: port('shell'),
  nginx: port('nginx'),
  searchHosted: port('searchHosted'),
  searchOrigin: port('searchOrigin'),
  targets: port('targets'),
  searchHosts: [port('searchHost1'), port('searchHost2'), port('searchHost3')],
} as const;
