import {expect, it} from 'vitest';
import {languageOf} from './language-servers';

it.each([
  ['/docs/', 'en'],
  ['/docs/ko/', 'ko'],
  ['/docs/ko', 'ko'],
  ['/docs/ko/cli/?a=b', 'ko'],
  ['/docs/kotlin', 'en'],
  ['/', 'en'],
])('%s is in %s', (address, locale) => expect(languageOf(address)).toBe(locale));
