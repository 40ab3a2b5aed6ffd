import {expect, it} from 'vitest';
import {runPage} from '../lib/test-page';
import {withComments} from './file-fence';

const fenceOf = (source: string) => runPage(source).children.find((node) => node.type === 'code');

it('shows a file of the repository under its name', () => {
  const fence = fenceOf('```ts file=core/samples/anchors.ts {2}\n```');
  expect(fence?.meta).toBe('title="anchors.ts" {2}');
  expect(fence?.value).toContain('export type Pins');
});

it('leaves other fences and titles alone', () => {
  expect(fenceOf('```ts title="a.ts"\nlet a;\n```')).toMatchObject({meta: 'title="a.ts"', value: 'let a;'});
  expect(fenceOf('```ts file=core/samples/anchors.ts title="pins.ts"\n```')?.meta).toBe('title="pins.ts"');
});

it('takes the comments of a translation from the fence, in order', () => {
  const source = '/** One. */\nconst url = "https://a.example"; // Two.\n';
  expect(withComments(source, ['하나.', '둘.'])).toBe('/** 하나. */\nconst url = "https://a.example"; // 둘.\n');
  expect(() => withComments(source, ['하나.'])).toThrow('has 1 lines; expected a translation of each of its 2 comments');
});

it('stops at a file that is not there', () => {
  expect(() => fenceOf('```ts file=core/samples/moon.ts\n```')).toThrow(
    'docs/page.mdx:1: the fence shows the file "core/samples/moon.ts", which does not exist',
  );
});
