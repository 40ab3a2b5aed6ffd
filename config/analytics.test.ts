import {expect, it} from 'vitest';
import {analytics} from './analytics';
import {securityHeaders} from './security';

it('is off without an id', () => {
  expect(analytics({})).toBeUndefined();
  expect(analytics({GOOGLE_ANALYTICS_ID: ' '})).toBeUndefined();
});

it('anonymizes the IP when an id is given', () => {
  expect(analytics({GOOGLE_ANALYTICS_ID: 'G-ABC1234567'})).toEqual({trackingID: 'G-ABC1234567', anonymizeIP: true});
});

it('names the variable and what was found when the id is wrong', () => {
  expect(() => analytics({GOOGLE_ANALYTICS_ID: 'UA-1'})).toThrow('GOOGLE_ANALYTICS_ID is "UA-1"; expected a measurement id');
});

it('opens the policy to the analytics origins only when it is on', () => {
  const policy = (environment: NodeJS.ProcessEnv) =>
    securityHeaders({scripts: ["'sha256-x'"], styles: []}, environment)['Content-Security-Policy'];
  expect(policy({})).not.toContain('google');
  expect(policy({})).toContain("script-src 'self' 'sha256-x';");
  expect(policy({GOOGLE_ANALYTICS_ID: 'G-ABC1234567'})).toContain('https://www.googletagmanager.com');
});
