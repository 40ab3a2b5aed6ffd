import {existsSync} from 'node:fs';
import path from 'node:path';
import type {VisitedSite} from '@site/data/visit';
import {webRoot} from '@site/scripts/lib/paths';
import {run} from '@site/scripts/lib/run';
import {pageName, writePages} from '../peers/content';
import {installPeer, work} from '../peers/install';
import type {Control} from './early-taps';

/** A built site, and the page of text that is visited. */
export interface Site {
  name: VisitedSite;
  folder: string;
  page: string;
  /** Links of the sidebar that are clicked: those of pages of text, as all pages of the peers are. */
  links: string;
  /** What needs the code of the page, and is tapped before that is there; only known of this site. */
  controls?: {menu: Control; search: Control};
}

const visited = pageName(2);

const controls = {
  menu: {button: '.navbar__toggle', answer: '.navbar-sidebar--show .navbar-sidebar'},
  search: {button: '.navbar button[aria-haspopup="dialog"]', answer: 'dialog[open] [role=combobox]'},
};

const own: Site[] = [
  {
    name: 'own-en',
    folder: path.join(webRoot, 'docs'),
    page: '/docs/concepts/handoff',
    links: '.theme-doc-sidebar-menu a[href^="/docs/concepts/"]',
    controls,
  },
  {
    name: 'own-ko',
    folder: path.join(webRoot, 'docs'),
    page: '/docs/ko/concepts/handoff',
    links: '.theme-doc-sidebar-menu a[href^="/docs/ko/concepts/"]',
    controls,
  },
];

const peers = {
  'docusaurus-faster': {
    name: 'docusaurus' as const,
    page: `/docs/${visited}`,
    links: '.theme-doc-sidebar-menu a[href*="page-"]',
    write: (folder: string) => writePages(path.join(folder, 'docs'), {title: true, link: (page) => `/${page}.md`}),
    outDir: '--out-dir',
  },
  starlight: {
    name: 'starlight' as const,
    page: `/docs/${visited}/`,
    links: 'nav.sidebar a[href*="page-"]',
    write: (folder: string) => writePages(path.join(folder, 'src/content/docs'), {title: false, link: (page) => `/docs/${page}/`}),
    // Starlight wants a newer Node than this site; its package brings one, which its scripts find first.
    outDir: '--outDir',
  },
};

async function build(id: keyof typeof peers): Promise<Site> {
  const {write, outDir, ...site} = peers[id];
  const dist = path.join(work, 'dist', id);
  if (!existsSync(dist)) {
    const folder = await installPeer(id);
    write(folder);
    await run('npm', ['run', 'build', '--', outDir, dist], {cwd: folder});
  }
  return {...site, folder: dist};
}

/** This site in both languages, from the last build, and the peers. */
export async function sites(): Promise<Site[]> {
  if (!existsSync(path.join(webRoot, 'docs/index.html'))) throw new Error('There is no build to visit: npm run build.');
  return [...own, await build('docusaurus-faster'), await build('starlight')];
}
