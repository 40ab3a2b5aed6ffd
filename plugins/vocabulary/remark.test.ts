import {describe, expect, it} from 'vitest';
import {runPage} from '../lib/test-page';
import remarkVocabulary from './remark';

const run = (source: string) => runPage(remarkVocabulary, source);

describe('a page', () => {
  it('imports the heavy tags it uses, each once, and no others', () => {
    const imports = (source: string) => run(source).children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
    expect(imports('<FlagTable />\n\n<FlagTable />')).toEqual(["import FlagTable from '@site/src/components/FlagTable'"]);
    expect(imports('<Badge>production</Badge>')).toEqual([]);
    expect(imports('<Figure name="mask" alt="A mask" />')).toEqual(["import FigureMask from '@site/src/components/Figure/figures/mask'"]);
  });

  it('gives a flag header the facts of its flag', () => {
    expect(JSON.stringify(run('<FlagHeader flag="--as-h1" />'))).toContain('--headline1');
  });

  it('accepts one ordered list as steps and one table to filter', () => {
    expect(() => run('<Steps>\n\n1. One\n2. Two\n\n</Steps>\n\n<FilterTable>\n\n| a |\n| - |\n| b |\n\n</FilterTable>')).not.toThrow();
  });

  it.each([
    ['<Figure name="moon" alt="x" />', 'docs/page.mdx:1: <Figure name="moon"> names no picture, expected one of '],
    ['<Figure name="mask" />', 'docs/page.mdx:1: <Figure> has no alt'],
    ['<Figure alt="x" />', 'docs/page.mdx:1: <Figure> has no name'],
    ['<FlagHeader flag="--nothing" />', '<FlagHeader flag="--nothing"> names no flag'],
    ['<Steps>\n\n- One\n\n</Steps>', 'docs/page.mdx:3: <Steps> contains an unordered list, expected one ordered list'],
    ['<Steps>\n\n1. One\n\nWords.\n\n</Steps>', 'docs/page.mdx:5: <Steps> contains a paragraph'],
    ['<Steps></Steps>', '<Steps> contains nothing'],
    ['<FilterTable>\n\nWords.\n\n</FilterTable>', '<FilterTable> contains a paragraph, expected one Markdown table'],
  ])('stops at %j', (source, message) => {
    expect(() => run(source)).toThrow(message);
  });
});
