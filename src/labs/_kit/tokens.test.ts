import {expect, it} from 'vitest';
import {tokensOf} from './tokens';

const colored = (line: string) => tokensOf(line).flatMap(({text, kind}) => (kind ? [`${kind} ${text}`] : []));

it('nothing of a line is lost', () => {
  const lines = ['  width: calc(100% - 24px); /* fixed */', "const Text('a // b'),", '<path d="M0 0h12" />', '', '"x": -1.5,'];
  for (const line of lines) {
    expect(
      tokensOf(line)
        .map(({text}) => text)
        .join(''),
    ).toBe(line);
  }
});

it('CSS has properties, functions, numbers with their units and comments', () => {
  expect(colored('  width: calc(100% - 24px); /* fixed */')).toEqual(['p width', 'f calc', 'n 100%', 'n 24px', 'c /* fixed */']);
});

it('Dart has words of the language, classes, names of arguments and strings', () => {
  expect(colored("  child: const Text('a // b', size: 1.5),")).toEqual(['p child', 'k const', 'y Text', "s 'a // b'", 'p size', 'n 1.5']);
});

it('the names of elements and attributes of SVG are told from their values', () => {
  expect(colored('<path d="M0 0h12" />')).toEqual(['y path', 'p d', 's "M0 0h12"']);
});
