import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readDesign, targetChoices} from './result';

const scope = '@designto-code';
const read = (source: string, target = 'react') => readDesign({source, target, scope});

function resultOf(source: string, target?: string) {
  const outcome = read(source, target);
  if ('mistake' in outcome) throw new Error(JSON.stringify(outcome.mistake));
  return outcome.result;
}

describe('a design that is being written', () => {
  it('becomes a tree with links to flags, and code that knows its lines', () => {
    const {layers, files, target} = resultOf('Card 320xhug auto=column\n  Title "Hi" size=20 line=28 --as-h2');
    expect(target).toBe('react');
    expect(layers?.[0]?.children[0]).toMatchObject({line: 2, flags: [{text: '--as-h2', to: '/@designto-code/flags/--as-h2'}]});
    expect(files.map(({name}) => name)).toEqual(['card.tsx', 'card.module.css']);
    expect(files[0]?.html).toMatch(/data-from="[^"]*2[^"]*".*Hi/s);
  });

  it('takes a target it knows when it does not know the one asked for', () => {
    expect(resultOf('Card 10x10', 'swiftui').target).toBe('react');
    expect(resultOf('Card 10x10', 'flutter').target).toBe('flutter');
  });

  it.each([
    ['', 1, 'an empty fence'],
    ['Card\n\tA', 2, 'a tab'],
    ['Card\n  A fil=#fff', 2, '"fil=#fff"'],
    ['Card\n      A', 2, 'an indent of 6 spaces'],
  ])('says what is wrong with %j', (source, line, found) => {
    expect(read(source)).toMatchObject({mistake: {line, found, expected: expect.stringMatching(/\w/)}});
  });

  it('never throws and never writes markup, whatever the text says', () => {
    const hostile = [
      '"',
      '<script>',
      '"<img onerror=x>"',
      '--as-',
      '----',
      '//@ignore',
      '{}',
      '$(1)',
      '\\n',
      '\u202e',
      'kind=text',
      '-1x-1',
    ];
    for (const one of hostile) {
      for (const other of hostile) {
        const outcome = read(`A ${one} ${other}\n  B "${other.replaceAll('"', '')}" ${one}`);
        if ('mistake' in outcome) continue;
        for (const {html} of outcome.result.files)
          expect(html.replace(/<\/?span(?: class="\w+")?(?: data-from="[\d ]+")?>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  it('does not draw more layers than a page can hold', {timeout: 60_000}, () => {
    const many = `Frame 100x100\n${'  Box 10x10 x=1 y=1\n'.repeat(1200)}`;
    expect(resultOf(many).layers).toBeUndefined();
    expect(resultOf(many).files.length).toBeGreaterThan(0);
  });

  it('shows the first lines of a long file, and keeps all of it', () => {
    const {files} = resultOf(`Frame 100x100 auto=column\n${Array.from({length: 300}, (_, index) => `  Box ${index} 10x10`).join('\n')}`);
    expect(files.map(({isCut}) => isCut)).toEqual([false, true]);
    expect(files[1]?.html.match(/class="line"/g)).toHaveLength(1000);
    expect(files[1]?.code).toContain('.box-299 {');
  });
});

it('offers the targets in the language of the reader', () => {
  expect(targetChoices('ko').map(({id}) => id)).toContain('flutter');
  expect(targetChoices('en')).toContainEqual({id: 'react', label: 'React'});
});

it('every design of the flag pages can be read', {timeout: 60_000}, () => {
  const folder = path.resolve(__dirname, `../../docs/${scope}/flags`);
  for (const name of readdirSync(folder)) {
    const [, source] = /^```layers\n([\s\S]*?)\n```/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    if (source)
      for (const target of ['react', 'flutter', 'html']) expect(read(source, target), `${name} ${target}`).toHaveProperty('result');
  }
});
