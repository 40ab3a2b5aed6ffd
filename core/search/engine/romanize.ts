/**
 * Hangul in Latin letters, so that "oto reiaut" finds 오토 레이아웃. Nobody spells it the same way twice (geul, gul, keul), so
 * both sides are folded to what those spellings share.
 */
const firsts = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m p l l p l m p p t t ng t t k t p t'.split(' ');

const syllable = (number: number) => `${firsts[Math.floor(number / 588)]}${vowels[Math.floor(number / 28) % 21]}${finals[number % 28]}`;

export function romanize(text: string): string {
  let letters = '';
  for (const letter of text) {
    const number = letter.charCodeAt(0) - 0xac00;
    letters += number >= 0 && number < 11172 ? syllable(number) : letter;
  }
  return foldRoman(letters.toLowerCase());
}

const same: [RegExp, string][] = [
  [/eo|aw/g, 'o'],
  [/eu|oo/g, 'u'],
  [/ee/g, 'i'],
  [/ae|ai/g, 'e'],
  [/ng/g, 'N'],
  [/ch|jj|z/g, 'j'],
  [/sh/g, 's'],
  [/[gq]/g, 'k'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
  [/v/g, 'p'],
  [/r/g, 'l'],
  [/(.)\1+/g, '$1'],
];

/** What different spellings of the same sounds have in common. */
export const foldRoman = (text: string) => same.reduce((folded, [spelling, letter]) => folded.replace(spelling, letter), text);
