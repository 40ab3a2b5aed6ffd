import {isHangul} from './hangul';
import {stripEndings} from './particles';
import {joinKeys, type Token, tokenize} from './tokens';
import {words} from './weights';

/** Words that say "I am asking", not what about. They still count for titles: "What only flags can do". */
const fillers = new Set(
  `a an and are be by can do does for from get how i in into is it its me my not of on or should that the there this to use using want what when where
  which why will with would you your about dont doesnt cant vs make makes am any at been being but did didnt has have he her his if im ive isnt just
  let lets our out she so some than them then they thing things too up us very was wasnt we were whether while who wont
  방법 어떻게 하는 하기 하는법 법 방식 뭐 뭐야 무엇 무엇인가요 무엇이 뭔가요 왜 어디 어디서 언제 대해 대한 대해서 관련 있는 있나요 없는 없나요 안 못 수 것 거 좀 그리고 또는
  싶어요 싶은데 싶다 하고싶어요 하려면 되나요 돼요 되는 때 위한 위해 통해 사용 사용법 쓰는 쓰기 알려줘 알려주세요 설명 이란 란
  않 않아 않아요 않는 않게 않고 않음 않은 나 내 제 저 우리 이 그 저는 제가 이런 그런 그냥 매우 아주 더 덜 다 또 더욱 정말 혹시 근데 그런데 할수 수가 수도 게 걸 건 데`.split(
    /\s+/,
  ),
);

/** 해야 하나요, 될까요, 싶은데요; 뭘, 어떤, 얼마나: verbs and words that every question can end or begin with, in any of their forms. */
const asking =
  /^(?:(?:하|해|했|할|합|되|돼|됐|될|됩|있|있을|싶|싶은|인|일)(?:야)?(?:야|나요|가요|까요?|죠|지요?|요|어요?|는지|는데|는데요|데요?|려면요?|려고요?|면|고|다|수|습니까|습니다|니까|니다|세요)|(?:뭐|뭘|뭔|무엇|무슨|어떤|어떻|어떡|어느|어디|언제|누가|누구).{0,3}|왜요|왜죠|중에|중에서|중|[이그저]렇게|[거건걸](?:가요|까요|예요|죠|지|데요))$/;

export const isFiller = (word: string) => asking.test(word) || fillers.has(word.toLowerCase()) || fillers.has(stripEndings(word));

/** Nobody types more; what is longer was pasted, and its beginning is enough. One bit each (see Marks) must fit into a number. */
const maxWords = 32;

/** What one does with everything; it says a little about what is meant. Compared without endings. */
const commonVerbs = new Set(
  `add adding apply change changing create creating enable fix handle put set setting show turn become becomes work works working write need look see instead difference between way every run possible happens happen try
  after allow always another anything appear appears asked before came come comes else end ends enough everything give gives go goes good got keep keeps
  kind know looks made many mean means more most much never nothing only other own people please really same seem seems someone something
  somewhere start still stop strange tell tool used weird whole wrong designto convert converted converts generate generated generates
  넣 넣는 만들 만드 바꾸 바꿀 바뀌 바뀐 변경 적용 처리 보기 찾기 쓰 켜는 끄는 과정 절차 하나 만들고 넣고 바꾸고 나오 나와 나와요 안되 안나 안돼 받을 같이 계속 말고 볼 보이 보여 두려 하려 생겨 없 없어 없다 있어 달라 다르 조금 너무 자꾸 서로 많으 이상 그대로 제대로 직접 한번 많 많이 맞 가능 나타나 생기 두 변환 생성 하게 시키 알 알고 보고 싶 놓 주 줘 해 돼 될 된 나옵 나오 나온 나왔 뜨 떠 써 쓰이 바뀔 바꿀 보이 좋 쓰고 쓸 쓴 만든 만들어 이상하 이상해 못하 못해 모르 같 다른 여러 모든 전부 모두 항상 아무 필요 경우 문제`.split(
    /\s+/,
  ),
);

export type Query = {
  raw: string;
  tokens: Token[];
  /** How much each word counts: fillers next to nothing, unless there is nothing else. */
  weights: number[];
  /** "what is X", "X란?": asks for the page that introduces X. */
  asksWhat: boolean;
  /** Leading hyphens mean a flag: what comes after them, '' while there is nothing yet. */
  flag: string | undefined;
  /** A space after the last word says that it is complete. */
  open: boolean;
  /** The whole query without spaces, plain and with the last word stemmed. */
  joined: string[];
  /** The same without fillers. */
  core: string[];
  /** "width flag": the same without the word that says what kind of thing it is. */
  flagName: string[];
};

/** What a reader adds to the name of a flag who does not type its hyphens. */
const kindOfFlag = /^(?:flags?|플래그)$/i;

const definition =
  /^what(?:['’]?s| is| are)\s|\b(?:introduction|intro|overview|meaning)\b|(?:란|이란|뭐야|뭔가요|무엇인가요|무엇이죠|개념|소개|개요)\??\s*$/i;

const unpaired = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Full-width Latin, as Korean and Japanese input methods can write it. NFKC as a whole would take lone jamo apart from their keys. */
const wide = /[\uff01-\uff5e\u3000]/g;

export function parseQuery(text: string): Query {
  const raw = text
    .slice(0, 512)
    .replace(unpaired, ' ')
    .normalize('NFC')
    .replace(wide, (sign) => sign.normalize('NFKC'));
  const tokens = tokenize(raw).slice(0, maxWords);
  const flag = /^\s*-+([^\s]*)\s*$/.exec(raw)?.[1]?.toLowerCase().replace(/=/g, '-');
  const filling = tokens.map(({text: word, whole}) => !whole && isFiller(word));
  // In --as-p and "as p" the small words are the name.
  const all = filling.every(Boolean);
  const core = tokens.filter((_, at) => !filling[at]);
  const joins = (words: Token[]) => [...new Set([joinKeys(words), joinKeys(words, 'stem')])].filter(Boolean);
  const isKind = ({text: word}: Token) => kindOfFlag.test(word);
  return {
    raw,
    tokens,
    weights: tokens.map(({text: word}, at) => {
      if (filling[at] && !all) return words.filler;
      return tokens.length > 1 && commonVerbs.has(stripEndings(word.toLowerCase(), 1)) ? words.commonVerb : 1;
    }),
    flag,
    asksWhat: definition.test(raw),
    open: !/\s$/.test(raw),
    joined: joins(tokens),
    core: core.length > 0 && core.length < tokens.length ? joins(core) : [],
    flagName: tokens.some(isKind) ? joins(tokens.filter((token) => !isKind(token))) : [],
  };
}

/** Typing errors forgiven: one from 4 letters, two from 8; jamo are smaller than letters, and digits are never mistyped. */
export function allowedTypos(token: Token): 0 | 1 | 2 {
  const {length} = token.key;
  // aut0, but not h1 and h2.
  if (/[0-9]/.test(token.key)) return /^[a-z]{2,}[0-9][a-z]*$/.test(token.key) && length >= 4 ? 1 : 0;
  if (isHangul(token.text)) return length >= 10 ? 2 : length >= 5 ? 1 : 0;
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}
