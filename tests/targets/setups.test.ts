import {expect, test} from 'vitest';
import {setupOf} from './setups';

test.each([
  ['a component for React', ['designto/hero-card.tsx', 'designto/hero-card.module.css'], {open: 'index.html', bundler: 'react'}],
  ['a story', ['designto/hero-card.tsx', 'designto/hero-card.stories.tsx'], {open: 'index.html', bundler: 'react'}],
  ['a custom element', ['designto/hero-card.js'], {open: 'index.html'}],
  ['a document and its styles', ['designto/hero-card.css', 'designto/hero-card.html'], {open: 'designto/hero-card.html'}],
  ['a document beside another', ['designto/hero-card.html', 'index.html'], {open: 'index.html'}],
  ['an app for a phone', ['app/HeroCard.kt'], {reason: expect.stringContaining('Android SDK')}],
])('the files of the sample say how it is drawn: %s', (_, files, expected) => {
  expect(setupOf('new-target', files)).toMatchObject(expected);
});

test('a sample in a language that nothing here can draw stops the build of the samples, and says what to add', () => {
  expect(() => setupOf('slint', ['designto/hero-card.slint'])).toThrow(
    /with-slint\/index\.mdx shows designto\/hero-card\.slint.*Add its ending/,
  );
});
