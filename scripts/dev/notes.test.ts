import {locales} from '@site/config/locales';
import {expect, it} from 'vitest';
import {devNotes} from './notes';

it('says when the other languages come, how old the search is, and what to do where there is none', () => {
  const notes = devNotes(undefined).join('\n');
  for (const {label} of Object.values(locales)) expect(notes).toContain(label);
  expect(notes).toContain('There is no search until npm run build');
  expect(devNotes(new Date(2026, 0, 5, 14, 30)).join('\n')).toContain('last npm run build, 1/5/2026, 2:30:00 PM');
});
