import {convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong} from 'es-hangul';
import {describe, expect, it} from 'vitest';
import {initials, jamo, otherLayout} from './hangul';

const words =
  '컴포넌트 오토레이아웃 읽기 값을 없애다 뷰 의미 괜찮아 꽃 쌓기 닭 넋 앉기 핥다 읊다 옳다 않다 삯 휘다 웨딩 왜 되돌리기 ㅋㅍ 컴ㅍ ㅘ ㄳ 워크 얘기 예제 빨리 짜기 똑똑'.split(
    ' ',
  );

describe('agrees with es-hangul', () => {
  it.each(words)('letters and initials of %s', (word) => {
    expect(jamo(word)).toBe(disassemble(word));
    expect(initials(word)).toBe(getChoseong(word).replace(/\s+/g, ''));
  });

  it('every syllable', () => {
    const all = String.fromCharCode(...Array.from({length: 11172}, (_, at) => 0xac00 + at));
    expect(jamo(all)).toBe(disassemble(all));
    expect(initials(all)).toBe(getChoseong(all));
  });

  it.each(words.filter((word) => /^[가-힣]+$/.test(word)))('%s in the other layout, and back', (word) => {
    const typed = convertHangulToQwerty(word);
    expect(otherLayout(word)).toBe(typed.toLowerCase());
    expect(otherLayout(typed)).toBe(typed.length > 1 ? convertQwertyToHangul(typed) : undefined);
  });

  it('leaves other letters alone', () => {
    expect(jamo('Figma 에서')).toBe('Figma ㅇㅔㅅㅓ');
    expect(initials('A 오토 b')).toBe('ㅇㅌ');
  });
});
