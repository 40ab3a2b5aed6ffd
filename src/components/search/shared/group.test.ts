import {expect, it} from 'vitest';
import {groupHits} from './group';
import {readHits} from './hit';

const hit = (objectID: string, lvl0: string, lvl1: string, type = 'lvl1') => ({
  objectID,
  type,
  url: `https://designto.example/docs/${objectID}`,
  hierarchy: {lvl0, lvl1, lvl2: type === 'lvl2' ? objectID : null},
  content: type === 'content' ? objectID : null,
});

it('groups neighbors by section and page, and never changes the order of the answer', () => {
  const groups = groupHits(
    readHits([
      hit('a', 'One', 'A'),
      hit('a-text', 'One', 'A', 'content'),
      hit('b', 'Two', 'B'),
      hit('c', 'One', 'C'),
      hit('a-part', 'One', 'A', 'lvl2'),
    ]),
  );
  expect(
    groups.map(({title, hits}) => [
      title,
      hits.map(({objectID, position, parent, isLast}) => [objectID, position, parent?.objectID, isLast]),
    ]),
  ).toEqual([
    [
      'One',
      [
        ['a', 1, undefined, false],
        ['a-text', 2, 'a', true],
      ],
    ],
    ['Two', [['b', 3, undefined, true]]],
    [
      'One',
      [
        ['c', 4, undefined, true],
        ['a-part', 5, undefined, true],
      ],
    ],
  ]);
});
