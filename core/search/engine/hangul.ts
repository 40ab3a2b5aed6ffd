import {unicode} from './regex';

/*
 * Hangul by arithmetic: a syllable's number says which letters it is made of. es-hangul, which does the same and much
 * more, was a sixth of the worker; the tests still compare with it.
 */
const firsts = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals = ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const compound = [...finals, ...vowels].filter((letters) => letters.length > 1);
/** Compound letters that stand alone, in the same order. */
const lone = 'ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄㅘㅙㅚㅝㅞㅟㅢ';

/** The letters on the keys a to z, and on Q, W, E, R, T, O, P with Shift. */
const keys = 'ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ';
const shifted: Record<string, string> = {Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ'};

const firstSyllable = 0xac00;
const syllables = 11172;
const numberOf = (letter: string) => letter.charCodeAt(0) - firstSyllable;
const isSyllable = (number: number) => number >= 0 && number < syllables;

const hangul = unicode(String.raw`\p{Script=Hangul}`, 'u');

export const isHangul = (text: string) => hangul.test(text);

/** Letters as they are typed, compound vowels and final consonants split: what a half-typed word is a prefix of. */
export function jamo(text: string): string {
  let letters = '';
  for (const letter of text) {
    const number = numberOf(letter);
    if (isSyllable(number)) {
      letters += firsts.charAt(Math.floor(number / 588)) + vowels[Math.floor(number / 28) % 21] + finals[number % 28];
    } else letters += compound[lone.indexOf(letter)] ?? letter;
  }
  return letters;
}

export const initials = (text: string) =>
  text.replace(/./gsu, (letter) => {
    const number = numberOf(letter);
    if (isSyllable(number)) return firsts.charAt(Math.floor(number / 588));
    return /[ㄱ-ㅎ]/.test(letter) ? letter : '';
  });

/** ㅋㅍㄴㅌ: only consonants, at least two of them. */
export const isInitials = (text: string) => /^[ㄱ-ㅎ]{2,}$/.test(text);

/** Syllables from single letters; the last may still be a lone consonant. undefined when the letters make none. */
function assemble(letters: string): string | undefined {
  const isVowel = (at: number) => vowels.includes(letters.charAt(at));
  let text = '';
  for (let at = 0; at < letters.length; ) {
    const first = firsts.indexOf(letters.charAt(at));
    if (first < 0) return undefined;
    if (at === letters.length - 1) return text + letters.charAt(at);
    const width = at + 2 < letters.length && vowels.includes(letters.slice(at + 1, at + 3)) ? 2 : 1;
    const vowel = vowels.indexOf(letters.slice(at + 1, at + 1 + width));
    if (vowel < 0) return undefined;
    at += 1 + width;
    // A consonant before a vowel begins the next syllable.
    const taken =
      [2, 1].find((count) => at + count <= letters.length && finals.includes(letters.slice(at, at + count)) && !isVowel(at + count)) ?? 0;
    text += String.fromCharCode(firstSyllable + (first * 21 + vowel) * 28 + finals.indexOf(letters.slice(at, at + taken)));
    at += taken;
  }
  return text;
}

const onKey = (key: string) => shifted[key] ?? keys.charAt(key.toLowerCase().charCodeAt(0) - 97);
const keyOf = (letter: string) => {
  const at = keys.indexOf(letter);
  return at < 0 ? (Object.keys(shifted).find((key) => shifted[key] === letter) ?? '') : String.fromCharCode(97 + at);
};

/** What the same keys give in the other layout; undefined when that is no word either. Needs the original letter case. */
export function otherLayout(word: string): string | undefined {
  if (/^[A-Za-z]{2,}$/.test(word)) return assemble([...word].map(onKey).join(''));
  if (/^[가-힣ㄱ-ㅣ]+$/.test(word)) return [...jamo(word)].map(keyOf).join('').toLowerCase();
  return undefined;
}

/** Does the syllable end in a consonant? Particles come in two shapes, one for each. */
export const hasFinal = (syllable: string) => finalOf(syllable) !== 0;

/** Verbs whose last vowels have become one: 겹쳐 is 겹치 and 어, 바꿔 is 바꾸 and 어, 돼 is 되 and 어, 해 is 하 and 여. */
const drawnTogether: Record<number, number> = {6: 20, 14: 13, 10: 11, 1: 0, 9: 8};

/** The last syllable of a verb as its dictionary form has it: without what its ending has made of it. */
export function uncontracted(syllable: string): string {
  const number = numberOf(syllable);
  const vowel = Math.floor(number / 28) % 21;
  return String.fromCharCode(firstSyllable + (Math.floor(number / 588) * 21 + (drawnTogether[vowel] ?? vowel)) * 28);
}

/** Number of the final consonant of a syllable, as in the list above; 0 when there is none. */
export const finalOf = (syllable: string) => (isSyllable(numberOf(syllable)) ? numberOf(syllable) % 28 : 0);

/** Pairs of neighboring syllables, for texts whose spaces nobody agrees on. */
export function bigrams(text: string): string[] {
  return Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2));
}
