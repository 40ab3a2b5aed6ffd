import {filesOf} from './files';
import type {Host} from './table';

type HeaderRule = {matches: (path: string) => boolean; headers: [string, string][]};

/** `*` stands for anything that follows. */
function matcher(pattern: string): (path: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${parts.join('.*')}$`);
  return (path) => whole.test(path);
}

function headerRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({matches: matcher(line.trim()), headers: []});
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/** Values of one header from several rules are joined. */
function headersFor(rules: HeaderRule[], path: string, defaults: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of rules.filter(({matches}) => matches(path)).flatMap(({headers}) => headers)) {
    found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return {...defaults, ...found};
}

const defaults = {'cache-control': 'public,max-age=0,must-revalidate'};

type Redirect = {from: (path: string) => boolean; to: string; status: number};

const redirectRules = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([from = '', to = '', status = '301']) => ({from: matcher(from), to, status: Number(status)}));

/** As Netlify documents it: files first, then `_redirects` from top to bottom. */
export function netlify(site: string): Host {
  const {fileAt, read} = filesOf(site);
  const rules = headerRules(read('/_headers'));
  const redirects = redirectRules(read('/_redirects'));
  return (path) => {
    const headers = headersFor(rules, path, defaults);
    const file = path.startsWith('/.') ? undefined : fileAt(path);
    if (file) return {status: 200, file, headers};
    const rule = redirects.find(({from}) => from(path));
    if (!rule) return {status: 404, headers};
    return rule.status < 400 ? {status: rule.status, location: rule.to, headers} : {status: rule.status, file: rule.to, headers};
  };
}

const cloudflareStatus = new Set([200, 301, 302, 303, 307, 308]);

/** As Cloudflare Pages documents it: redirects first, folders end with a slash, the nearest 404.html above what is missing. */
export function cloudflare(site: string): Host {
  const {isFile, read} = filesOf(site);
  const rules = headerRules(read('/_headers'));
  const redirects = redirectRules(read('/_redirects')).filter(({status}) => cloudflareStatus.has(status));
  return (path) => {
    const headers = headersFor(rules, path, defaults);
    const rule = redirects.find(({from}) => from(path));
    if (rule) return {status: rule.status, location: rule.to, headers};
    if (!path.endsWith('/') && isFile(path)) return {status: 200, file: path, headers};
    if (path.endsWith('/') && isFile(`${path}index.html`)) return {status: 200, file: `${path}index.html`, headers};
    if (isFile(`${path}/index.html`)) return {status: 308, location: `${path}/`, headers};
    const folders = path.split('/').map((_, index, all) => all.slice(0, index).join('/'));
    const file = folders
      .map((folder) => `${folder}/404.html`)
      .reverse()
      .find(isFile);
    return {status: 404, file, headers};
  };
}
