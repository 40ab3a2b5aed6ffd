import {describe, expect, it} from 'vitest';
import {runPage} from '../lib/test-page';

const run = (source: string) => runPage(source);

const fence = (info: string, body: string) => `\`\`\`${info}\n${body}\n\`\`\``;

const pair = (...fences: string[]) => `<Pair>\n\n${fences.join('\n\n')}\n\n</Pair>`;

describe('a pair', () => {
  it('gets its layers and targets as data, and a panel for each target', () => {
    const tree = run(
      pair(
        fence('layers', 'Card 320x200'),
        fence('tsx target=react title="card.tsx"', 'x'),
        fence('css target=react', 'y'),
        fence('dart target=flutter', 'z'),
      ),
    );
    const [tag] = tree.children;
    expect(tag).toMatchObject({
      name: 'Pair',
      children: [{name: 'div', children: [{meta: 'title="card.tsx"'}, {meta: null}]}, {name: 'div'}],
    });
    const values = (tag as unknown as {attributes: {name: string; value: {value: string}}[]}).attributes.map(({name, value}) => [
      name,
      JSON.parse(value.value),
    ]);
    expect(Object.fromEntries(values)).toMatchObject({
      layers: [{name: 'Card'}],
      view: 'both',
      options: [
        {id: 'react', label: 'React'},
        {id: 'flutter', label: 'Flutter'},
      ],
    });
  });

  it('computes the code of its targets, and marks what the flag of the page changes', () => {
    const source = `<Pair targets="react flutter">\n\n${fence('layers', 'Card 320x200 --width=40vw')}\n\n</Pair>`;
    const [tag] = runPage(source, 'docs/@designto-code/flags/--width.mdx').children;
    expect(tag).toMatchObject({
      name: 'Pair',
      children: [
        {
          children: [
            {lang: 'tsx', meta: 'title="card.tsx"'},
            {lang: 'css', meta: 'title="card.module.css" {2}', value: expect.stringContaining('40vw')},
          ],
        },
        {children: [{lang: 'dart'}]},
      ],
    });
  });

  it('carries the code without the flag, and how many lines the flag changes', () => {
    const source = `<Pair targets="css flutter">\n\n${fence('layers', 'Card 320x200\n  Row 80x40 auto=row --module')}\n\n</Pair>`;
    const tag = runPage(source, 'docs/@designto-code/flags/--module.mdx').children[0] as unknown as {
      attributes: {name: string; value: {value: string}}[];
      children: {children: {data: {hProperties: {without?: string; only?: string}}}[]}[];
    };
    const effect = tag.attributes.find(({name}) => name === 'effect')?.value.value ?? '{}';
    expect(JSON.parse(effect)).toEqual({flag: '--module', changes: {css: 0, flutter: expect.any(Number)}});
    const [sheet, [screen, part] = []] = tag.children.map(({children}) => children.map(({data}) => data.hProperties));
    expect(sheet).toMatchObject([{}]);
    expect(JSON.parse(screen?.without ?? '{}')).toMatchObject({code: expect.stringContaining('width: 80')});
    expect(part).toMatchObject({only: 'with'});
  });

  it('keeps a fence that says why it is by hand', () => {
    const source = `<Pair targets="css">\n\n${fence('layers', 'Card 320x200')}\n\n${fence('dart target=flutter by-hand="stateful"', 'x')}\n\n</Pair>`;
    expect(run(source).children).toMatchObject([{children: [{children: [{lang: 'css'}]}, {children: [{lang: 'dart', meta: null}]}]}]);
  });

  it.each([
    ['<Pair targets="swiftui">\n\n```layers\nCard\n```\n\n</Pair>', 'has the target "swiftui"', 'some of html'],
    [pair(fence('tsx target=react', 'x')), 'docs/page.mdx:3: <Pair> starts with a tsx fence', 'expected a layers fence'],
    [pair(fence('layers', 'Card\n  A fill=red')), 'docs/page.mdx:5: layers fence: found "fill=red"', 'expected fill= with a color'],
    [pair(fence('layers', 'Card')), 'docs/page.mdx:1: <Pair> has no code', 'at least one fence'],
    [pair(fence('layers', 'Card'), 'Hello'), 'docs/page.mdx:7: <Pair> contains a paragraph', 'fences with target='],
    [pair(fence('layers', 'Card'), fence('tsx target=angular', 'x')), 'found the target "angular"', 'vanilla-web'],
    [fence('layers view=side', 'Card'), 'docs/page.mdx:1: layers fence: found "view=side"', 'view=tree'],
    [fence('tsx target=react', 'x'), 'docs/page.mdx:1: a fence with target=react is on its own', '<TargetTabs>'],
  ])('says what is wrong in %j', (source, found, expected) => {
    expect(() => run(source)).toThrow(found);
    expect(() => run(source)).toThrow(expected);
  });
});

it('turns a lone layers fence into a layer tree', () => {
  expect(run(fence('layers view=tree', 'Card')).children).toMatchObject([{type: 'mdxJsxFlowElement', name: 'LayerTree'}]);
});

it('puts any content of a <Target> into its tab', () => {
  const tree = run('<TargetTabs>\n<Target id="react">\n\nWords.\n\n</Target>\n<Target id="flutter">\n\nMore.\n\n</Target>\n</TargetTabs>');
  expect(tree.children).toMatchObject([
    {name: 'TargetTabs', children: [{children: [{type: 'paragraph'}]}, {children: [{type: 'paragraph'}]}]},
  ]);
});
