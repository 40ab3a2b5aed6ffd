import {describe, expect, it} from 'vitest';
import {parseLayers} from '../../core/layers/parse';
import {examplesOf, fencesOf} from './examples';
import {readPages} from './pages';

const page = [
  '## One {/* #one */}',
  '```layers',
  'Card 320x200',
  '  Title "A"',
  '```',
  '### Two',
  '```layers view=tree',
  'No',
  '```',
  '```css',
  '## not',
  '```',
];

it('the designs of a page are found below their headings', () => {
  expect(fencesOf(page.join('\n'))).toEqual([{heading: 'One', source: 'Card 320x200\n  Title "A"'}]);
});

describe.each(['en', 'ko'])('the examples of the docs in %s', (locale) => {
  const examples = examplesOf(readPages(process.cwd(), locale));
  const group = (name: string) => examples.filter((example) => example.group === name);

  it('are the hero card, the worked examples and the flags', () => {
    expect(group('start')).toMatchObject([{title: 'Hero card'}]);
    expect(group('examples').length).toBeGreaterThanOrEqual(4);
    expect(group('flags').length).toBeGreaterThan(60);
    expect(new Set(examples.map(({id}) => id)).size).toBe(examples.length);
  });

  it('can all be read', () => {
    for (const {id, title, source} of examples) {
      expect(() => parseLayers(source), id).not.toThrow();
      expect(title, id).not.toBe('');
    }
  });
});
