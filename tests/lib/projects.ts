import {existsSync} from 'node:fs';
import {webRoot} from '@site/scripts/lib/paths';
import {type Deploy, shellRoot} from '@site/scripts/test/shell-site';
import {targetsRoot} from '../targets/folders';
import {ports} from './ports';

interface Served {
  folder: string;
  kind: 'site' | 'samples';
  port: number;
  /** A page that answers once the server is up. */
  path: string;
  /** What makes the folder. */
  madeBy: string;
}

const site: Served = {folder: webRoot, kind: 'site', port: ports.site, path: '/docs/', madeBy: 'npm run build'};
const shell = (deploy: Deploy, port: number): Served => ({
  folder: shellRoot(deploy),
  kind: 'site',
  port,
  path: '/docs/',
  madeBy: 'npm run build:shell',
});
const samples: Served = {folder: targetsRoot, kind: 'samples', port: ports.targets, path: '/css/', madeBy: 'npm run build:targets'};

/** The projects of the browser tests, named after their folders, and the servers each needs. */
export const projects = {
  site: [site],
  shell: [shell('first', ports.shell)],
  'search-hosts': [shell('hosted', ports.searchHosted), shell('origin', ports.searchOrigin)],
  targets: [samples],
} satisfies Record<string, Served[]>;

export type ProjectName = keyof typeof projects;

/** The projects of this run: all, unless TEST_PROJECTS names some. */
export function chosenProjects(): ProjectName[] {
  const all = Object.keys(projects) as ProjectName[];
  const named = process.env.TEST_PROJECTS?.split(',') ?? all;
  return all.filter((name) => named.includes(name));
}

/** One server per folder that a chosen project needs; a folder that is not there is named with the command that makes it. */
export function webServers() {
  return chosenProjects()
    .flatMap((name) => projects[name] as Served[])
    .map(({folder, kind, port, path, madeBy}) => {
      if (!existsSync(folder)) throw new Error(`${folder} is missing; make it with: ${madeBy}`);
      return {
        command: `exec node --import tsx tests/lib/serve.ts ${kind} "${folder}" ${port}`,
        cwd: '..',
        url: `http://localhost:${port}${path}`,
        reuseExistingServer: false,
      };
    });
}
