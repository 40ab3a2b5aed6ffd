import type {Options} from '@docusaurus/plugin-client-redirects';

/**
 * `/docs/cli/index` leads to `/docs/cli/` on hosts that only serve files.
 * Our own server and `deploy/nginx.conf` answer such addresses with a real redirect before these pages are reached.
 */
export const redirects: Options = {
  createRedirects: (route) => (route.endsWith('.html') ? [] : [`${route.replace(/\/$/, '')}/index`]),
};
