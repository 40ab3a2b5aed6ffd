import {finalOf, hasFinal, uncontracted} from './hangul';

/**
 * Endings a Korean word may carry, without a dictionary. `+` follows only a syllable with a final consonant, `-` only one
 * without (or with ㄹ, for 로); the rest follow anything. Bare 어, 지, 게 and the like are left out where they would cut
 * nouns (레이어, 이미지).
 */
const particles = `은+ 는 이+ 가- 을+ 를- 의 에 로- 으로+ 와- 과+ 도 만 나- 이나+ 랑- 이랑+ 에서 에게 한테 까지 부터 처럼 보다 마다 밖에 라도- 이라도+
  란- 이란+ 라는- 이라는+ 에서는 에서의 에서도 에는 에도 에만 로는- 로도- 로만- 로의- 으로는+ 으로도+ 으로만+ 으로의+ 로부터- 으로부터+ 까지는 까지의
  부터는 들 들이 들을 들은 들의 들에 들과 들로 대로 만큼 별로 마다의 인가요 이에요+ 예요- 이란+ 입니다 이다+ 인 인데 이라면+ 라면- 이고+ 이며+`;
const verbs = `하다 하는 하기 하고 하면 하려면 하여 하여서 해 해서 해요 했다 한 한다 할 함 합니다 하세요 하십시오 하지 하거나 하며 하도록 하려고 하게
  하나요 할까 할까요 하자 하는데 하는지 하는법 하기위해 할때 해줘 해주세요 되다 되는 되기 되고 되면 되어 되어서 돼 돼서 돼요 된 된다 될 됨 됩니다 되지 되나요
  되도록 됐다 되었다 시키기 시키는 시키다 시킵니다 시켜 시키려면 스럽게 적인 적으로 기 기를 기의 고 면 으면+ 려면 으려면+ 어+ 아+ 어서+ 아서+ 어요+ 아요+ 습니다+
  는다 는지 는데 나요 네요 세요 으세요+ 거나 도록 려고 으려고+ 면서 으면서+ 니까 으니까+ 며 으며+ 던 지않음 지않아요
  야 어야+ 아야+ 죠 지요 까요 을까요+ 을지+ 인지 는데요 은데+ 은데요+ 려면요 지만 거든요 게 군요`;

type Ending = {text: string; after: 'final' | 'open' | 'any'};

const endings: Ending[] = [...new Set(`${particles} ${verbs}`.split(/\s+/))]
  .map((entry): Ending => {
    if (entry.endsWith('+')) return {text: entry.slice(0, -1), after: 'final'};
    return entry.endsWith('-') ? {text: entry.slice(0, -1), after: 'open'} : {text: entry, after: 'any'};
  })
  .sort((a, b) => b.text.length - a.text.length);

const texts = new Set(endings.map(({text}) => text));

function fits({text, after}: Ending, before: string): boolean {
  if (after === 'any') return true;
  const final = hasFinal(before);
  // 로 follows ㄹ too: 셸로, 글꼴로.
  const rieul = text.startsWith('로') && (before.charCodeAt(0) - 0xac00) % 28 === 8;
  return after === 'final' ? final : !final || rieul;
}

/** Is the whole text only an ending? It is what stays after a foreign word: Figma에서. */
export const isEnding = (text: string) =>
  texts.has(text) || endings.some((ending) => text.endsWith(ending.text) && texts.has(text.slice(0, -ending.text.length)));

const final = {n: 4, b: 17, ss: 20} as const;

/**
 * 겹쳐요, 겹쳤어요, 겹칩니다, 겹친다 and 안 겹쳐 are all 겹치, as in 겹치는: the ending has grown into the last syllable of the verb.
 * Only where nothing but a verb looks so; undefined elsewhere.
 */
function verbStem(word: string): string | undefined {
  const [, before = '', last = '', after = ''] =
    /^(.+?)(.)(요|서|서요|야|야죠|어요?|다|습니다|는데요?|는지|나요|네요|지만|니다|니까|데요?|가요|고|던)?$/s.exec(word) ?? [];
  if (before === '') return undefined;
  const end = finalOf(last);
  // 했 has it in the syllable, 었 and 았 are syllables of their own.
  if (end === final.ss && after !== '') return /[았었였]/.test(last) ? before : before + uncontracted(last);
  if (end === final.b && /^니/.test(after) && !/[입습]/.test(last)) return before + uncontracted(last);
  if (end === final.n && /^(?:다|데|가)/.test(after) && !/[인는은]/.test(last)) return before + uncontracted(last);
  if (end === 0 && /^(?:요|서|야)/.test(after) && /[쳐져려여켜겨춰꿔워둬줘와돼해]/.test(last)) return before + uncontracted(last);
  return after === '' && /[쳐져려여켜겨춰꿔]/.test(last) ? before + uncontracted(last) : undefined;
}

/** 변환하, 변환되: the verb that makes one of a noun. */
const withoutVerb = (stem: string) => (/..[하되]$/.test(stem) ? stem.slice(0, -1) : stem);

/** The word without its endings; at least `keep` syllables stay. */
export function stripEndings(word: string, keep = 2): string {
  let stem = word;
  for (let round = 0; round < 3; round += 1) {
    const verb = verbStem(stem);
    if (verb !== undefined && verb.length >= keep) stem = withoutVerb(verb);
    const found = endings.find(
      (ending) =>
        stem.length - ending.text.length >= keep &&
        stem.endsWith(ending.text) &&
        fits(ending, stem.charAt(stem.length - ending.text.length - 1)),
    );
    if (!found) break;
    stem = stem.slice(0, -found.text.length);
  }
  return stem;
}
