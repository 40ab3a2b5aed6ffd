import vm from 'node:vm';
import {expect, it} from 'vitest';
import {platformScript} from './platform';

function platformOf(navigator: Record<string, unknown>): string | undefined {
  let platform: string | undefined;
  const documentElement = {
    setAttribute: (_: string, value: string) => {
      platform = value;
    },
  };
  vm.runInNewContext(platformScript, {navigator, document: {documentElement}});
  return platform;
}

it.each([
  [{userAgentData: {platform: 'macOS'}, platform: 'MacIntel'}, 'mac'],
  [{platform: 'iPhone'}, 'mac'],
  [{userAgentData: {platform: 'Windows'}, platform: 'Win32'}, 'other'],
  [{platform: 'Linux x86_64'}, 'other'],
  [{platform: '', userAgent: 'Mozilla/5.0 (Macintosh)'}, 'mac'],
])('knows the platform of %j', (navigator, expected) => {
  expect(platformOf(navigator)).toBe(expected);
});
