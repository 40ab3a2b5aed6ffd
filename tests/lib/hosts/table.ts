import {hashedScript} from '../tiny-site';

/** What a host answers; `file` is the path of the file that is its body. */
export type HostAnswer = {status: number; file?: string; location?: string; headers: Record<string, string>};
export type Host = (target: string) => HostAnswer;

export type Row = {
  target: string;
  status: number;
  file?: string;
  location?: string;
  /** 'year' for what never changes, 'asked' for what has to be asked for again. */
  kept?: 'year' | 'asked';
};

/** The same requests for every host. */
export const table: readonly Row[] = [
  {target: '/', status: 301, location: '/docs/'},
  {target: '/docs/', status: 200, file: '/docs/index.html', kept: 'asked'},
  {target: '/docs/cli/', status: 200, file: '/docs/cli/index.html', kept: 'asked'},
  {target: '/docs/cli/reference', status: 200, file: '/docs/cli/reference/index.html', kept: 'asked'},
  {target: '/docs/@designto-code/flags/--as-h3', status: 200, file: '/docs/@designto-code/flags/--as-h3/index.html', kept: 'asked'},
  {target: '/docs/ko/', status: 200, file: '/docs/ko/index.html', kept: 'asked'},
  {target: '/docs/cli.md', status: 200, file: '/docs/cli.md', kept: 'asked'},
  {target: '/robots.txt', status: 200, file: '/robots.txt', kept: 'asked'},
  {target: '/docs/img/digits.txt', status: 200, file: '/docs/img/digits.txt', kept: 'asked'},
  {target: hashedScript, status: 200, file: hashedScript, kept: 'year'},
  {target: '/docs/ko/assets/js/main.0123abcd.js', status: 200, file: '/docs/ko/assets/js/main.0123abcd.js', kept: 'year'},
  {
    target: '/docs/search-index/titles-current.0123abcd.json',
    status: 200,
    file: '/docs/search-index/titles-current.0123abcd.json',
    kept: 'year',
  },
  {target: '/docs/search-index/manifest.json', status: 200, file: '/docs/search-index/manifest.json', kept: 'asked'},
  {target: '/docs/no/such/page', status: 404, file: '/docs/404.html'},
  {target: '/docs/ko/no/such/page', status: 404, file: '/docs/ko/404.html'},
  {target: '/elsewhere', status: 404, file: '/docs/404.html'},
  {target: '/.deploy/headers.json', status: 404, file: '/docs/404.html'},
];

/** What a host answers otherwise, each with the reason; `deploy/README.md` tells the owner. */
export type Exception = {target: string; because: string} & Partial<Omit<Row, 'target'>>;
