import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {findParticles, nounsOf, particles} from './particles';

const nouns = nounsOf(['목록의 항목에서 레이어마다 평가까지 고릅니다.']);
const wrong = (text: string) => findParticles(text, nouns).wrong.map(({word, particle, expected}) => `${word}${particle} → ${expected}`);

test.each([
  ['시스템 UI을 그립니다.', 'UI을 → 를'],
  ['Lit와 씁니다.', 'Lit와 → 과'],
  ['`--text-template`로 표시합니다.', '`--text-template`로 → 으로'],
  ['24px는 넓습니다.', '24px는 → 은'],
  ['값이 150%을 넘습니다.', '150%을 → 를'],
  ['목록를 봅니다.', '목록를 → 을'],
  ['레이어은 상자입니다.', '레이어은 → 는'],
  ['채우기(Fill)은 넓힙니다.', '채우기(Fill)은 → 는'],
  ['(0, 1)는 모서리입니다.', '1)는 → 은'],
  ['`Lit`라고 적습니다.', '`Lit`라 → 이라'],
  ['3이나 5나 7나 같습니다.', '7나 → 이나'],
  ['`mem://`와 경로를 적습니다.', '`mem://`와 → 과'],
  ['`--breakpoint=`으로 정합니다.', '`--breakpoint=`으로 → 로'],
  ["너비가 `W'`로 바뀝니다.", "`W'`로 → 으로"],
  ['Lit와의 차이입니다.', 'Lit와 → 과'],
])('finds the wrong one: %s', (text, found) => {
  expect(wrong(text)).toEqual([found]);
});

test.each([
  '`--as-button`은 24px로, Lit과 CSS는 URL로 씁니다.',
  '`rotate(-30deg)`가 됩니다. 획(stroke)은 얇고 1/2을 더합니다.',
  '보이는 것이 평가를 바꾸고, 있는 그대로 새로 만듭니다.',
  '입력란과 “{value}”은(는) 그대로입니다. 값이 3이면 좋고 2면 됩니다.',
])('passes: %s', (text) => {
  expect(wrong(text)).toEqual([]);
});

test('a particle after bold text and links belongs to their words', () => {
  const body = '**Lit**와 [UI](./a.mdx)을 봅니다.\n';
  const report = particles.run(sandbox({[korean('a.mdx')]: page({}, body)}));
  expect(report).toMatchObject({problems: [{line: 7, message: expect.stringContaining('"Lit와"')}, {line: 7}]});
});

test('a string must neither guess the sound of a value nor stop at a particle', () => {
  const code = JSON.stringify({at: {message: ' {date}에'}, by: {message: ' {user}가'}, fine: {message: '{date}에 씀, {user}은(는) 저자'}});
  expect(particles.run(sandbox({'i18n/ko/code.json': code}))).toMatchObject({
    problems: [{message: expect.stringMatching(/"at".*stops in the middle/)}, {message: expect.stringMatching(/"by".*any sound/)}],
  });
});

test('a power is read as one', () => {
  const report = particles.run(sandbox({[korean('a.mdx')]: page({}, '계수 2<sup>E</sup>를 곱합니다.\n')}));
  expect(report).toMatchObject({problems: [{message: expect.stringContaining('을')}]});
});

test('looks into the registries', () => {
  const report = particles.run(sandbox({'data/a.ts': "export const a = {en: 'UI', ko: '새 UI을 봅니다.'};\n"}));
  expect(report).toMatchObject({problems: [{file: 'data/a.ts', line: 1}]});
});
