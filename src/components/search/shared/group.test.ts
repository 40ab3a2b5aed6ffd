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

it('groups by section, then by page, the page above what is on it, and remembers the position in the answer', () => {
  const groups = groupHits(
    readHits([
      hit('a-text', 'One', 'A', 'content'),
      hit('b', 'Two', 'B'),
      hit('c', 'One', 'C'),
      hit('a', 'One', 'A'),
      hit('a-part', 'One', 'A', 'lvl2'),
    ]),
  );
  expect(
    groups.map(({title, hits}) => [title, hits.map(({objectID, position, parent}) => [objectID, position, parent?.objectID])]),
  ).toEqual([
    [
      'One',
      [
        ['a', 4, undefined],
        ['a-text', 1, 'a'],
        ['a-part', 5, 'a'],
        ['c', 3, undefined],
      ],
    ],
    ['Two', [['b', 2, undefined]]],
  ]);
});

it('shows at most five of a section', () => {
  const [group] = groupHits(readHits(Array.from({length: 9}, (_, at) => hit(`p${at}`, 'One', `Page ${at}`))));
  expect(group?.hits).toHaveLength(5);
});
