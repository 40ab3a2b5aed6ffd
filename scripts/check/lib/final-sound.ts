import {getJongseong, hasBatchim} from 'es-hangul';

/** How a word ends when it is read aloud: in a vowel, in ㄹ, or in another consonant. */
export type Ending = 'vowel' | 'l' | 'consonant';

/** Words and signs whose letters do not tell how Korean readers end them. */
const endings = new Map<string, Ending>();
function addEndings(ending: Ending, words: string): void {
  for (const word of words.split(' ')) endings.set(word, ending);
}
addEndings('vowel', '% ° σ θ κ π bit check feat float hub loop molle repeat root seat sheet stylesheet vip');
addEndings('l', 'px');
addEndings('consonant', '² asset caret commit deep fit format frac git init inset lit mac offset pivot preset private slot');
addEndings('consonant', 'srcset sunset tab target template ticket unit web widget');

/** The ends of English words, the first that fits. Undefined: some are read one way and some the other, such as 블록 and 링크. */
const spellings: readonly (readonly [RegExp, Ending | undefined])[] = [
  [/le?$/, 'l'],
  [/(?:[mn]e?|ng)$/, 'consonant'],
  [/(?:ck|ook|ic|type|pp|oup|ut|(?:^|[^aeiou])[aeiou]p)$/, 'consonant'],
  [/(?:eak|[^aeiou][ckpt])$/, 'vowel'],
  [/[bcjkpqt]$/, undefined],
  [/$/, 'vowel'],
];

function spelling(word: string): Ending | undefined {
  return spellings.find(([pattern]) => pattern.test(word))?.[1];
}

/** L, M and N end in a consonant, as 엘, 엠 and 엔 do; R is read 아르 or 알. */
function letterName(letter: string): Ending | undefined {
  if (letter === 'l') return 'l';
  if (letter === 'r') return undefined;
  return letter === 'm' || letter === 'n' ? 'consonant' : 'vowel';
}

/** 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; 십, 백, 천 and 만 end in a consonant as 영 does. */
const digits: readonly Ending[] = ['consonant', 'l', 'vowel', 'consonant', 'vowel', 'vowel', 'consonant', 'l', 'l', 'vowel'];

function hangulEnding(word: string): Ending {
  if (!hasBatchim(word)) return 'vowel';
  return getJongseong(word).endsWith('ㄹ') && hasBatchim(word, {only: 'single'}) ? 'l' : 'consonant';
}

function endingOfWord(word: string): Ending | undefined {
  const lower = word.toLowerCase();
  const last = lower.at(-1) ?? '';
  if (endings.has(lower)) return endings.get(lower);
  if (/\d/.test(last)) return digits[Number(last)];
  if (/\p{Script=Hangul}/u.test(last)) return hangulEnding(last);
  if (!/[a-z]/.test(last)) return undefined;
  if (lower.length === 1 || !/[aeiouy]/.test(lower)) return letterName(last);
  const read = spelling(lower);
  // URL and API end the same whether spelled or read as a word; what does not is left alone.
  return word === word.toUpperCase() && letterName(last) !== read ? undefined : read;
}

/** Signs at the end that are not read: brackets, quotation marks, the end of a tag. */
const silent = /(?:\s*\/?>|\(\)|[)\]}”’";:]|(?<=['][^']*)['])+$/;

/** How a text ends when read aloud: `--as-button` as 버튼, `24px` as 픽셀, `UI` as 유아이. Undefined where readers may differ. */
export function endingOf(text: string): Ending | undefined {
  const spoken = text.replace(silent, '');
  const fraction = /(\d)\/\d+$/.exec(spoken);
  if (fraction?.[1]) return endingOfWord(fraction[1]);
  if (/^#[\da-f]+$/i.test(spoken)) return endingOfWord(spoken.slice(-1));
  const word = /(?:\d|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|.)$/u.exec(spoken)?.[0];
  return word === undefined ? undefined : endingOfWord(word);
}
