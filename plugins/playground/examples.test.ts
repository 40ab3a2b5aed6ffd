import {describe, expect, it} from 'vitest';
import {parseLayers} from '../../core/layers/parse';
import {examplesOf, fencesOf} from './examples';
import {firstView} from './first-view';
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

  it('start with the hero card, drawn and in code', () => {
    const {example, result, targets} = firstView(examples, locale);
    expect(example.title).toBe('Hero card');
    expect(result.layers?.[0]?.name).toBe('Hero card');
    expect(result.files.map(({name}) => name)).toEqual(['hero-card.tsx', 'hero-card.module.css']);
    expect(targets.map(({id}) => id)).toContain(result.target);
  });

  it('can all be read', () => {
    for (const {id, title, source} of examples) {
      expect(() => parseLayers(source), id).not.toThrow();
      expect(title, id).not.toBe('');
    }
  });
});

it('a copy of the site without examples starts with a card', () => {
  expect(firstView([], 'en').result.files.length).toBeGreaterThan(0);
});
