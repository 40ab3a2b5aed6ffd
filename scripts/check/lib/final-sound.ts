import {getJongseong, hasBatchim} from 'es-hangul';

/** How a word ends when it is read aloud: in a vowel, in ㄹ, or in another consonant. */
export type Ending = 'vowel' | 'l' | 'consonant';

/** Words and signs whose letters do not tell how Korean readers end them. */
const endings = new Map<string, Ending>();
function addEndings(ending: Ending, words: string): void {
  for (const word of words.split(' ')) endings.set(word, ending);
}
addEndings('vowel', '% ° σ θ κ π bit check feat float hub lib loop molle repeat root seat sheet stylesheet vip');
addEndings('l', 'px');
addEndings('consonant', '² ′ asset caret commit compat deep exec fit format frac get git hot inherit init inset lit mac offset pivot');
addEndings('consonant', 'preset private set slot srcset sunset tab target template ticket unit visit web widget yet');

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

/** L and R end in ㄹ, as 엘 and 알 do, M and N in another consonant, as 엠 and 엔 do. */
function letterName(letter: string): Ending {
  if (letter === 'l' || letter === 'r') return 'l';
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
  // Nobody spells ITALIC. URL and API end the same whether spelled or read as a word; what does not is left alone.
  return word === word.toUpperCase() && word.length < 6 && letterName(last) !== read ? undefined : read;
}

/** Signs at the end that are not read: brackets, quotation marks, the end of a tag. */
const silent = /(?:\s*\/?>|\(…?\)|[)\]}”’";:]|(?<=['][^']*)['])+$/;

/** Signs that are not read after a word: the slash of `src/`, the colon of `https://`, the rest of `--min-…`. */
const trailing = /(?<=[\p{L}\d])[\s/:_=…?!,;-]+$/u;

/** `W'` is read with the word 프라임. */
const prime = /(?<=^|[^\p{L}'])\p{L}'$/u;

/** How a text ends when read aloud: `--as-button` as 버튼, `24px` as 픽셀, `UI` as 유아이. Undefined where readers may differ. */
export function endingOf(text: string): Ending | undefined {
  const spoken = prime.test(text) ? '′' : text.replace(silent, '').replace(trailing, '').replace(silent, '');
  const fraction = /(\d)\/\d+$/.exec(spoken);
  if (fraction?.[1]) return endingOfWord(fraction[1]);
  if (/^#[\da-f]+$/i.test(spoken)) return endingOfWord(spoken.slice(-1));
  const word = /(?:\d|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|.)$/u.exec(spoken)?.[0];
  return word === undefined ? undefined : endingOfWord(word);
}
