import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {pairs} from './pairs';

const computed = '<Pair targets="react">\n\n```layers\nCard\n```\n\n</Pair>\n';
const byHand = '<Pair>\n\n```layers\nCard\n```\n\n```tsx target=react by-hand="stateful"\nx\n```\n\n</Pair>\n';

const run = (body: string, most: number) => pairs(most).run(sandbox({'docs/a.mdx': page({}, body)}));

test('counts the pairs, computed and by hand', () => {
  expect(run(`${computed}\n${byHand}`, 0.5)).toEqual({problems: [], notes: ['pairs: 2, computed: 1, by hand: 1']});
});

test('counts a pair with one target by hand among those by hand', () => {
  const mixed = '<Pair targets="react">\n\n```layers\nCard\n```\n\n```dart target=flutter by-hand="stateful"\nx\n```\n\n</Pair>\n';
  expect(run(`${computed}\n${mixed}`, 0.5)).toEqual({problems: [], notes: ['pairs: 2, computed: 1, by hand: 1']});
});

test('finds too many by hand, and code by hand without a reason', () => {
  expect(run(byHand, 0.1)).toMatchObject({problems: [{message: expect.stringContaining('at most 0 by hand')}]});
  expect(run(byHand.replace('"stateful"', '""'), 1)).toMatchObject({problems: [{message: expect.stringContaining('without a reason')}]});
  expect(run(byHand.replace(' by-hand="stateful"', ''), 1)).toMatchObject({problems: [{line: 13}]});
});
