import {expect, it} from 'vitest';
import {securityHeaders} from './security';

const script = "'sha256-abc='";
const style = "'sha256-def='";

function policyOf(environment: Record<string, string> = {}): Record<string, string[]> {
  const policy = securityHeaders({scripts: [script], styles: [style]}, environment as NodeJS.ProcessEnv)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

it('lets every engine prefetch pages, which Firefox measures by default-src', () => {
  expect(policyOf()['default-src']).toEqual(["'self'"]);
});

it('names everything that can be fetched, so that nothing but prefetching is left to default-src', () => {
  expect(policyOf()).toMatchObject({
    'script-src': ["'self'", script],
    'style-src': ["'self'", style],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

it('never lets scripts of unknown content or origin run', () => {
  const environments: Record<string, string>[] = [{}, {GOOGLE_ANALYTICS_ID: 'G-TEST123456'}];
  for (const environment of environments) {
    const sources = policyOf(environment)['script-src'] ?? [];
    expect(sources.filter((source) => /unsafe|\*$|^https?:$|^data:/.test(source))).toEqual([]);
  }
});
