/** A name in Latin letters, for languages that have no others in their names: accents are dropped and Hangul is romanized. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

const first = 0xac00;
const initials = ['g', 'kk', 'n', 'd', 'tt', 'r', 'm', 'b', 'pp', 's', 'ss', '', 'j', 'jj', 'ch', 'k', 't', 'p', 'h'];
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ['', ...'k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')];

/** A syllable is a number: initial, vowel and final. */
function syllable(letter: string): string {
  const index = (letter.codePointAt(0) ?? first) - first;
  const final = index % finals.length;
  const vowel = Math.floor(index / finals.length) % vowels.length;
  return `${initials[Math.floor(index / finals.length / vowels.length)]}${vowels[vowel]}${finals[final]}`;
}

/** `사진` is `sajin`, `Über uns` is `Uber uns`; other letters are left out. */
export const latin = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[가-힣]/g, syllable)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, ' ');
