import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeAll, expect, test} from 'vitest';
import remarkLabs, {labIds} from './remark';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'labs-'));
  for (const name of ['_kit', 'shadow-and-blur', 'mask']) mkdirSync(path.join(folder, name));
});

function run(value: string) {
  const file = new VFile({path: 'docs/page.mdx', value});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  remarkLabs({folder})(tree, file);
  return tree;
}

test('folders that start with an underscore are not labs', () => {
  expect(labIds(folder)).toEqual(['mask', 'shadow-and-blur']);
});

test('a lab is given its fallback and the way to its body, imported by that page', () => {
  const tree = run('Text\n\n<Lab id="shadow-and-blur" />\n');
  expect(tree.children[0]).toMatchObject({
    type: 'mdxjsEsm',
    value:
      "import ShadowAndBlurFallback, {load as ShadowAndBlurLoad, frame as ShadowAndBlurFrame} from '@site/src/labs/shadow-and-blur/fallback'",
  });
  const lab = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
  expect(lab?.type === 'mdxJsxFlowElement' && lab.attributes.map((each) => each.type === 'mdxJsxAttribute' && each.name)).toEqual([
    'id',
    'load',
    'fallback',
    'frame',
  ]);
});

test('a page that shows a lab twice imports its fallback once, and a page without labs imports nothing', () => {
  expect(run('<Lab id="mask" />\n\n<Lab id="mask" />').children.filter((node) => node.type === 'mdxjsEsm')).toHaveLength(1);
  expect(run('No lab here.').children.filter((node) => node.type === 'mdxjsEsm')).toHaveLength(0);
});

test('an unknown lab stops the build and names file, line and the known labs', () => {
  expect(() => run('Text\n\n<Lab id="shadow" />')).toThrow(
    /docs\/page\.mdx:3: <Lab id="shadow"> names no lab, expected a folder of src\/labs: mask, shadow-and-blur; see the kitchen sink/,
  );
});

test('a lab without a plain id stops the build', () => {
  expect(() => run('<Lab />')).toThrow(/docs\/page\.mdx:1: <Lab> has no id; expected id="mask"/);
  expect(() => run('<Lab id={"mask"} />')).toThrow(/<Lab> has a computed id; expected plain text/);
});
