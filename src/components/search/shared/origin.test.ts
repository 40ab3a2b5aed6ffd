import {describe, expect, it} from 'vitest';
import {originOf} from './origin';

const languages = [
  {label: 'English', path: '/docs/', isOwn: false},
  {label: '한국어', path: '/docs/ko/', isOwn: true},
];
const versions = [
  {label: 'Next', path: '/docs/ko/', isOwn: true},
  {label: '1.0', path: '/docs/ko/1.0', isOwn: false},
];
const origin = (path: string) => originOf(`https://site.example${path}`, languages, versions, '/docs/ko/');

describe('originOf', () => {
  it.each([
    ['/docs/ko/cli/reference', ''],
    ['/docs/ko/', ''],
    ['/docs/ko/1.0/cli/reference', '1.0'],
    ['/docs/ko/1.0', '1.0'],
    ['/docs/cli/reference#options', 'English'],
    ['/docs/1.0/cli/', 'English · 1.0'],
    ['/docs/1.0-notes', 'English'],
    ['/elsewhere', ''],
  ])('%s is of "%s"', (path, expected) => expect(origin(path)).toBe(expected));
});
