import {convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong} from 'es-hangul';
import {unicode} from './regex';

const hangul = unicode(String.raw`\p{Script=Hangul}`, 'u');

export const isHangul = (text: string) => hangul.test(text);

/** Letters as they are typed, compound vowels and final consonants split: what a half-typed word is a prefix of. */
export const jamo = (text: string) => disassemble(text);

export const initials = (text: string) => getChoseong(text).replace(/\s+/g, '');

/** ㅋㅍㄴㅌ: only consonants, at least two of them. */
export const isInitials = (text: string) => /^[ㄱ-ㅎ]{2,}$/.test(text);

const isSyllables = (text: string) => /^[가-힣]+$/.test(text);

/** es-hangul throws for keys that make no syllables ("how"); then nobody meant Hangul. */
function toHangul(word: string): string | undefined {
  try {
    return convertQwertyToHangul(word);
  } catch {
    return undefined;
  }
}

/** What the same keys give in the other layout; undefined when that is no word either. Needs the original letter case. */
export function otherLayout(word: string): string | undefined {
  if (/^[A-Za-z]{2,}$/.test(word)) {
    const converted = toHangul(word);
    // The last letter may still be a lone consonant: the word is being typed.
    return converted && isSyllables(converted.slice(0, -1)) && /^[가-힣ㄱ-ㅎ]$/.test(converted.slice(-1)) ? converted : undefined;
  }
  if (/^[가-힣ㄱ-ㅣ]+$/.test(word)) {
    const converted = convertHangulToQwerty(word);
    return /^[A-Za-z]+$/.test(converted) ? converted.toLowerCase() : undefined;
  }
  return undefined;
}

/** Does the syllable end in a consonant? Particles come in two shapes, one for each. */
export function hasFinal(syllable: string): boolean {
  const code = syllable.charCodeAt(0) - 0xac00;
  return code >= 0 && code < 11172 && code % 28 !== 0;
}

/** Pairs of neighbouring syllables, for texts whose spaces nobody agrees on. */
export function bigrams(text: string): string[] {
  return Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2));
}
