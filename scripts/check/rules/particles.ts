import {type Ending, endingOf} from '../lib/final-sound';
import {type KoreanText, koreanTexts} from '../lib/korean-texts';
import type {Problem, Rule} from '../lib/rule';

/** Particles that come in two forms: after a consonant, after a vowel. */
const pairs = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
  ['이나', '나'],
  ['이라', '라'],
  ['이란', '란'],
  ['이랑', '랑'],
] as const;

/** Those that can be told apart from the end of another noun even after Korean words. */
const afterNouns: ReadonlySet<string> = new Set(pairs.slice(0, 5).flat());

/** Forms of 이다 that may lose the 이 after a vowel, and must not after a consonant. */
const shortened = ['며', '면', '든', '였습니다', '였고'];

/** What may follow a particle within the same word. */
const tails: Readonly<Record<string, string>> = {과: '의|는|도|만', 으로: '서|써|부터|까지|는|도|만|의', 이라: '고|는|면|도|서|며|거나'};

/** As a pattern, with the form itself in a group. */
export const particleForms = [...pairs, ...shortened.map((form) => [form])]
  .map((forms) => {
    const tail = tails[forms[0] ?? ''];
    return `(${forms.join('|')})${tail ? `(?:${tail})?` : ''}`;
  })
  .join('|');
const followed = new RegExp(`(\`[^\`]+\`|[^\\s\`]+?)(?:${particleForms})(?![\\p{L}(])`, 'gu');

/** The form that belongs after the ending; undefined where any does. */
export function formAfter(ending: Ending, particle: string): string | undefined {
  if (shortened.includes(particle)) return ending === 'vowel' ? particle : `이${particle.replace('였', '었')}`;
  const pair = pairs.find((forms) => forms.some((form) => form === particle));
  if (!pair) return undefined;
  const open = ending === 'vowel' || (ending === 'l' && pair[1] === '로');
  return pair[open ? 1 : 0];
}

/** Korean words that are nouns for sure, because something follows them that only follows nouns. */
export function nounsOf(texts: readonly string[]): Set<string> {
  const nouns = new Set<string>();
  for (const text of texts) {
    for (const [, noun = ''] of text.matchAll(/(\p{Script=Hangul}{2,}?)(?:의|에서|마다|부터|까지|에는|에도)(?!\p{L})/gu)) nouns.add(noun);
  }
  return nouns;
}

/** What a particle may agree with. Parentheses are not read after a Korean word, but may be after code, and are on their own. */
function readings(before: string): string[] {
  const [, word = '', inside = ''] = /^(.*?)(\([^()]+\))$/.exec(before) ?? [];
  if (inside === '' || word === '') return [before];
  return /\p{Script=Hangul}$/u.test(word) ? [word] : [word, inside];
}

/** The word a text ends with, together with the one before it when it is in parentheses right after that. */
function lastWord(text: string): string {
  const end = text.endsWith(')') ? text.lastIndexOf('(') : text.length;
  return text.slice(text.lastIndexOf(' ', end) + 1).replaceAll('`', '');
}

type Finding = {word: string; particle: string; expected?: string};

/** The particles of a text that do not agree with the word before them, and those before which a word is not known. */
export function findParticles(text: string, nouns: ReadonlySet<string>): {wrong: Finding[]; unknown: string[]} {
  const wrong: Finding[] = [];
  const unknown: string[] = [];
  for (const match of text.matchAll(followed)) {
    const [, word = '', ...groups] = match;
    const particle = groups.find(Boolean) ?? '';
    const hangul = /\p{Script=Hangul}+$/u.exec(word)?.[0];
    // 는 also ends verbs, and 가 or 란 nouns: only after a known noun is it a particle.
    if (hangul && !(nouns.has(hangul) && afterNouns.has(particle))) continue;
    const before = word.startsWith('`') ? word.slice(1, -1) : lastWord(text.slice(0, match.index + word.length));
    const endings = readings(before).map(endingOf);
    const expected = endings.map((ending) => ending && formAfter(ending, particle));
    if (expected.some((form) => form === undefined)) unknown.push(word);
    else if (!expected.includes(particle)) wrong.push({word, particle, expected: expected[0]});
  }
  return {wrong, unknown};
}

/** A string whose value is filled in later can end in any sound; one that ends with a particle waits for words that may never come. */
function placeholderProblem(text: string): string | undefined {
  const match = /\}[)”"]?(은|는|이|가|을|를|과|와|으로|로)(?![\p{L}(])/u.exec(text);
  if (match) return `has "${match[0]}" after a value of any sound; write 은(는) and the like, or another sentence`;
  return /\}(?:에|에서|에게|의|도|만)$/.test(text) ? 'ends with a particle, so that the sentence stops in the middle' : undefined;
}

function check(texts: KoreanText[]): {problems: Problem[]; unknown: string[]} {
  const nouns = nounsOf(texts.map(({text}) => text));
  const unknown: string[] = [];
  const problems = texts.flatMap(({file, line, id, text}) => {
    const place = {file, line};
    const found = findParticles(text.replace(/\{\w+\}/g, '\uFFFC'), nouns);
    unknown.push(...found.unknown);
    const wrong = found.wrong.map(({word, particle, expected}) => ({
      ...place,
      message: `${id ? `has "${id}" with` : 'has'} "${word}${particle}"; read aloud it is "${word}${expected}"`,
    }));
    const placeholder = id && placeholderProblem(text);
    return placeholder ? [...wrong, {...place, message: `has "${id}", which ${placeholder}: "${text}"`}] : wrong;
  });
  return {problems, unknown};
}

export const particles: Rule = {
  name: 'particles',
  reason: 'A particle follows the word as it is read aloud, also after code, names and numbers; a wrong one is heard at once.',
  run(root) {
    const {problems, unknown} = check(koreanTexts(root));
    return {problems, notes: unknown.length > 0 ? [`${unknown.length} after signs and words of unknown sound left alone`] : []};
  },
};
