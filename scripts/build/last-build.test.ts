import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sandbox} from '../lib/sandbox';
import {LastBuild} from './last-build';

const long = 'a line of text\n'.repeat(100);

function built(files: Record<string, string>) {
  const root = sandbox(files);
  const pages = path.join(root, 'docs');
  const inside = (name: string) => path.join(pages, name);
  return {
    last: (isCompressed = true) => new LastBuild(pages, path.join(root, 'aside'), isCompressed),
    pages,
    inside,
    read: (name: string) => (existsSync(inside(name)) ? readFileSync(inside(name), 'utf8') : undefined),
    write(name: string, text: string) {
      mkdirSync(path.dirname(inside(name)), {recursive: true});
      writeFileSync(inside(name), text);
    },
  };
}

it('a language that is current is there again when the folder around it has been built', () => {
  const {last, pages, inside, read, write} = built({
    'docs/index.html': 'old',
    'docs/gone.html': 'old',
    'docs/ko/index.html': '그대로',
    'aside/ko/index.html': 'left by a build that was killed',
  });
  const before = last();
  before.putAside(pages);
  write('index.html', 'new');
  before.bringBack(inside('ko'));
  before.bringBack(inside('de'));
  expect([read('index.html'), read('gone.html'), read('ko/index.html')]).toEqual(['new', undefined, '그대로']);
});

it('what was put aside is removed the next time, with what a killed build has left', async () => {
  const {last, pages} = built({'docs/index.html': 'last', 'aside/index.html': 'the one before', 'aside-old/killed/index.html': 'left'});
  const before = last();
  before.putAside(pages);
  await before.removed;
  const root = path.dirname(pages);
  expect([existsSync(path.join(root, 'aside-old')), readFileSync(path.join(root, 'aside/index.html'), 'utf8')]).toEqual([false, 'last']);
});

const compressed = {'docs/ko/same.js': long, 'docs/ko/same.js.br': 'its copy', 'docs/ko/same.js.gz': 'its other copy'};

it('a file that is the same again takes its compressed copies along', () => {
  const {last, inside, read, write} = built({
    ...compressed,
    'docs/ko/changed.js': long,
    'docs/ko/changed.js.br': 'old',
    'docs/ko/changed.js.gz': 'old',
    'docs/ko/half.js': long,
    'docs/ko/half.js.br': 'the other is missing',
  });
  const before = last();
  before.putAside(inside('ko'));
  write('ko/same.js', long);
  write('ko/half.js', long);
  write('ko/changed.js', long.replace('line', 'LINE'));
  before.takeCompressed(inside('ko'));
  expect([read('ko/same.js.br'), read('ko/same.js.gz')]).toEqual(['its copy', 'its other copy']);
  expect([read('ko/changed.js.br'), read('ko/half.js.br')]).toEqual([undefined, undefined]);
});

it('no copy is taken from a build that was not finished, or was compressed otherwise', () => {
  const {last, inside, read, write} = built(compressed);
  const before = last(false);
  before.putAside(inside('ko'));
  write('ko/same.js', long);
  before.takeCompressed(inside('ko'));
  expect(read('ko/same.js.br')).toBeUndefined();
});
