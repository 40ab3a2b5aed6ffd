import {describe, expect, it} from 'vitest';
import {countBits, distance, letterMask} from './fuzzy';
import {initials, isInitials, otherLayout} from './hangul';
import {isEnding, stripEndings} from './particles';
import {isFiller} from './query';
import {stemEnglish} from './stem';
import {joinKeys, tokenize} from './tokens';

describe('stemEnglish', () => {
  it.each([
    ['gradients', 'gradient'],
    ['clipping', 'clip'],
    ['scrolling', 'scroll'],
    ['properties', 'property'],
    ['boxes', 'box'],
    ['nested', 'nest'],
    ['alignment', 'align'],
    ['vertically', 'vertical'],
    ['automatically', 'automatic'],
    ['scrollable', 'scroll'],
    ['draggable', 'drag'],
    ['hidden', 'hide'],
    ['vertices', 'vertex'],
  ])('%s and %s meet', (one, other) => expect(stemEnglish(one)).toBe(stemEnglish(other)));

  it.each([
    ['resizing', 'resize'],
    ['rotation', 'rotate'],
    ['configuration', 'configure'],
    ['translations', 'translate'],
    ['editor', 'editing'],
  ])('%s and %s meet in a stem that is no word', (one, other) => expect(stemEnglish(one)).toBe(stemEnglish(other)));

  it('leaves short words and css alone', () => {
    for (const word of ['css', 'as', 'bus', 'canvas', 'h1', 'axis']) expect(stemEnglish(word)).toBe(word);
  });
});

describe('stripEndings', () => {
  it.each([
    ['레이아웃을', '레이아웃'],
    ['레이아웃에서는', '레이아웃'],
    ['설정하려면', '설정'],
    ['컴포넌트들을', '컴포넌트'],
    ['렌더링합니다', '렌더링'],
    ['글꼴로', '글꼴'],
    ['만들어', '만들'],
    ['핸드오프하기', '핸드오프'],
  ])('%s → %s', (word, stem) => expect(stripEndings(word)).toBe(stem));

  it.each([
    ['겹쳐요', '겹치'],
    ['겹쳤어요', '겹치'],
    ['겹칩니다', '겹치'],
    ['겹친다', '겹치'],
    ['겹치는', '겹치'],
    ['겹쳐', '겹치'],
    ['사라져서', '사라지'],
    ['떨어졌는지', '떨어지'],
    ['커져도', '커지'],
    ['나와요', '나오'],
    ['바꿔야', '바꾸'],
    ['설정했어요', '설정'],
    ['변환돼요', '변환'],
    ['만들었어요', '만들'],
  ])('a verb whose ending has grown into it: %s → %s', (word, stem) => expect(stripEndings(word)).toBe(stem));

  it('keeps two syllables, and nouns that only look inflected', () => {
    for (const word of ['속도', '높이', '추가', '레이어', '이미지', '페이지', '문서', '안내서', '스크린', '개요'])
      expect(stripEndings(word)).toBe(word);
  });

  it('knows what stays after a foreign word', () => {
    expect(isEnding('에서')).toBe(true);
    expect(isEnding('에서만')).toBe(true);
    expect(isEnding('글꼴')).toBe(false);
  });
});

describe('isFiller', () => {
  it.each([
    '해야',
    '하나요',
    '할까요',
    '해요',
    '되죠',
    '될까요',
    '있을까요',
    '싶은데요',
    '뭘',
    '어떤',
    '어디에',
    '이렇게',
    '건가요',
    'how',
    'i',
  ])('%s only says that somebody asks', (word) => expect(isFiller(word)).toBe(true));

  it.each(['하단', '해시', '할인', '일러스트', '인스턴스', '왜곡', '중첩', '되돌리기', 'icon'])('%s is what somebody asks about', (word) =>
    expect(isFiller(word)).toBe(false),
  );
});

describe('hangul', () => {
  it('reads initials and both keyboard layouts', () => {
    expect(initials('오토 레이아웃')).toBe('ㅇㅌㄹㅇㅇㅇ');
    expect(isInitials('ㅋㅍㄴㅌ')).toBe(true);
    expect(isInitials('컴ㅍ')).toBe(false);
    expect(otherLayout('dhxhfpdldkdnt')).toBe('오토레이아웃');
    expect(otherLayout('ㄱㄷㅁㅊㅅ')).toBe('react');
  });

  it('gives nothing for keys that make no word', () => {
    for (const word of ['how', 'a', '--', 'x1', 'zzzz', '']) expect(otherLayout(word)).toBeUndefined();
  });
});

describe('tokenize', () => {
  const keys = (text: string) => tokenize(text).flatMap(({key, whole}) => (whole ? [key, `[${whole.key}]`] : [key]));

  it('splits identifiers and also keeps them whole', () => {
    expect(keys('dialog.type')).toEqual(['dialog', '[dialogtype]', 'type']);
    expect(keys('--as-button')).toEqual(['as', '[asbutton]', 'button']);
    expect(keys('MainAxisSize')).toEqual(['main', '[mainaxissize]', 'axis', 'size']);
    expect(keys('astro.config.js')).toEqual(['astro', '[astroconfigjs]', 'config', 'js']);
  });

  it('splits where the script changes and drops the particle', () => {
    expect(tokenize('Figma에서 오토레이아웃을').map(({text}) => text)).toEqual(['Figma', '오토레이아웃을']);
  });

  it('does not take entities for words', () => {
    expect(keys('&lt;b&gt; AT&amp;T')).toEqual(['b', 'at', 't']);
  });

  it('joins to the same key whatever the spaces and hyphens', () => {
    expect(joinKeys(tokenize('오토 레이아웃'))).toBe(joinKeys(tokenize('오토레이아웃')));
    expect(joinKeys(tokenize('as button'))).toBe(joinKeys(tokenize('--as=button')));
  });

  it('survives hostile text', () => {
    for (const text of ['\ud800', '\u0000\u0001', 'ㅏ'.repeat(500), '-'.repeat(1000), '가'.repeat(5000), 'aB'.repeat(4000)]) {
      expect(() => tokenize(text)).not.toThrow();
      expect(tokenize(text).every(({key}) => key.length <= 400)).toBe(true);
    }
  });
});

describe('distance', () => {
  it.each([
    ['gradeint', 'gradient', false, 1],
    ['compnent', 'component', false, 1],
    ['autolayuot', 'autolayout', false, 1],
    ['gradien', 'gradients', true, 0],
    ['gradiet', 'gradients', true, 1],
    ['same', 'same', false, 0],
    ['figma', 'sigma', false, 2],
    ['kitten', 'sitting', false, 3],
  ])('%s to %s (prefix: %s) is %i', (word, term, asPrefix, expected) => expect(distance(word, term, 2, asPrefix)).toBe(expected));

  it('agrees with the plain definition on random words', () => {
    let seed = 7;
    const letter = () => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return 'abc'[seed % 3] ?? 'a';
    };
    const word = () => Array.from({length: 1 + (seed % 7)}, letter).join('');
    for (let round = 0; round < 500; round += 1) {
      const [a, b] = [`x${word()}`, `x${word()}`];
      expect([a, b, distance(a, b, 2, false)]).toEqual([a, b, Math.min(3, plain(a, b))]);
    }
  });

  it('counts letters', () => {
    expect(countBits(letterMask('abca'))).toBe(3);
  });
});

/** Optimal string alignment, as the textbook has it. */
function plain(a: string, b: string): number {
  const rows = Array.from({length: a.length + 1}, (_, row) =>
    Array.from({length: b.length + 1}, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 99;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      let cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(row - 2, column - 2) + 1);
      (rows[row] ?? [])[column] = cost;
    }
  }
  return at(a.length, b.length);
}
