import {locales} from '@site/config/locales';
import {expect, it} from 'vitest';
import {devNotes, localeOf} from './notes';

it.each([
  [[], 'en'],
  [['--locale', 'ko'], 'ko'],
  [['--locale=ko', '--port', '4000'], 'ko'],
  [['-l', 'ko'], 'ko'],
  [['--port', '4000'], 'en'],
])('%j is the language %s', (args, locale) => expect(localeOf(args)).toBe(locale));

it('says why the other languages and search are not there, and what to do', () => {
  const notes = devNotes('en', false).join('\n');
  for (const locale of Object.keys(locales).filter((name) => name !== 'en'))
    expect(notes).toContain(`npm run dev -- --locale ${locale} --port 3001`);
  expect(notes).toContain('There is no search');
  expect(notes).toContain('npm run build');
  expect(devNotes('en', true).join('\n')).toContain('those of the last npm run build');
});
