import {expect, it} from 'vitest';
import {dayOptions, formats} from './date-format';

it('writes every day as Intl does', () => {
  for (const [locale, format] of Object.entries(formats)) {
    const intl = new Intl.DateTimeFormat(locale, {calendar: 'gregory', ...dayOptions});
    for (let day = 0; day < 730; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
      expect(format(date)).toBe(intl.format(date));
    }
  }
});
