import {analytics, analyticsOrigins} from './analytics';
import {searchOrigins, searchProvider} from './search';

/** Hashes of what pages have inline, which the policy has to name. */
export type InlineHashes = {scripts: string[]; styles: string[]};

/** The security headers of every answer. */
export function securityHeaders(inline: InlineHashes, environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const tracking = analytics(environment) ? analyticsOrigins : {script: [], connect: [], image: []};
  const search = searchOrigins(searchProvider(environment));
  const policy: Record<string, string[]> = {
    // Only for prefetching, which Firefox checks against this alone; everything else that can be fetched is named below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...tracking.script],
    'style-src': ["'self'", ...inline.styles],
    // The rendered pages carry style attributes (React's `style`), which cannot run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tracking.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tracking.connect, ...search.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
