import {describe, expect, it} from 'vitest';
import type {TargetId} from '../../data/targets';
import {parseLayers} from '../layers/parse';
import {convert} from '.';

const files = (source: string, target: TargetId) => convert(parseLayers(source), {target}).files;
const code = (source: string, target: TargetId): string =>
  files(source, target)
    .map((file) => file.code)
    .join('\n');

describe('--module', () => {
  const checkout = 'Checkout 280xhug auto=column\n  Box 4 fillxhug auto=row --module=OrderTotal\n    Word "Total"';

  it('moves the layer into a file of its own, which the parent uses', () => {
    expect(files(checkout, 'react').map(({name}) => name)).toEqual([
      'checkout.tsx',
      'checkout.module.css',
      'order-total.tsx',
      'order-total.module.css',
    ]);
    expect(files(checkout, 'react')[0]?.code).toContain("import {OrderTotal} from './order-total';");
    expect(code(checkout, 'vue')).toContain("import OrderTotal from './OrderTotal.vue';");
    expect(code(checkout, 'svelte')).toContain("import OrderTotal from './OrderTotal.svelte';");
    expect(files(checkout, 'flutter')[0]?.code).toContain("import 'order_total.dart';");
    expect(files(checkout, 'flutter')[0]?.code).toContain('OrderTotal(),');
  });

  it('has no effect where there are no components', () => {
    expect(files(checkout, 'html')).toHaveLength(2);
    expect(code(checkout, 'html')).toContain('checkout__box-4');
  });
});

describe('your own code', () => {
  it('gets the props of the component around it, and nothing when it is static', () => {
    const report = (flag: string) => `Report kind=component auto=column\n  Region "North"\n  Sales chart 80x80 ${flag}\n    Bar 10x10`;
    expect(code(report('--x-code-component=SalesChart'), 'react')).toContain('<SalesChart region={region} />');
    expect(code(report('--x-code-component=SalesChart'), 'vue')).toContain(':region="region"');
    expect(code(report('--x-code-component=SalesChart'), 'flutter')).toContain('SalesChart(region: region)');
    expect(code(report('--x-code-component=@acme/charts'), 'react')).toContain("import {SalesChart} from '@acme/charts';");
    expect(code(report('--x-code-static=sales-chart'), 'react')).toContain('<SalesChart />');
    expect(code(report('--x-code-static=sales-chart'), 'css')).toContain('report__bar');
  });
});

describe('--text-template', () => {
  const line = (template: string) => `Line auto=row\n  Text "3 items, 42 EUR" --text-template="${template}"`;

  it('makes a prop of each slot, with the sample as its default', () => {
    expect(code(line('{{count}} items, {{sum}}'), 'react')).toContain("{count = '3', sum = '42 EUR'}");
    expect(code(line('{{count}} items, {{sum}}'), 'react')).toContain(['{`$', '{count} items, $', '{sum}`}'].join(''));
    expect(code(line('{{count}} items, {{sum}}'), 'svelte')).toContain('{count} items, {sum}');
    expect(code(line('{{count}} items, {{sum}}'), 'flutter')).toContain("'$count items, $sum'");
    expect(code(line('{{count}} items, {{sum}}'), 'html')).toContain('3 items, 42 EUR');
  });

  it('keeps the text where the template does not fit it, or two slots touch', () => {
    for (const template of ['{{count}} things', '{{count}}{{sum}}', 'no slot']) {
      expect(code(line(template), 'react')).toContain('3 items, 42 EUR</span>');
    }
  });
});

describe('players and frames', () => {
  it('follow from the flag, or from the ending of the source', () => {
    expect(code('A 10x10 --media=https://a.com/b.jpg', 'html')).toContain('<img');
    expect(code('A 10x10 --media=https://a.com/b.mp4', 'html')).toContain('<video');
    expect(code('A 10x10 --media=https://a.com/b.mp3', 'html')).toContain('<audio');
    expect(code('A 10x10 --media=https://a.com/b', 'html')).toContain('<iframe');
    expect(code('A kind=image 10x10 --video-src=https://a.com/b.mp4', 'react')).toContain('poster={a}');
    expect(code('A 10x10 --webview-src=https://a.com/b?c=1', 'react')).toContain('title="A" src="https://a.com/b?c=1"');
    expect(code('A 10x10 --x-lottie-view=a.json', 'react')).toContain('<DotLottieReact');
    expect(code('A 10x10 --x-lottie-view=a.json', 'html')).toContain('<dotlottie-wc');
    expect(code('A 10x10 --x-lottie-view=https://a.com/a.json', 'flutter')).toContain("Lottie.network('https://a.com/a.json'");
  });

  it('do not keep the fill of the box that was drawn for them', () => {
    expect(code('A 10x10 fill=#d5d8e0 radius=8 --media=https://a.com/b.jpg', 'css')).not.toContain('background');
    expect(code('A 10x10 fill=#d5d8e0 radius=8 --x-lottie-view=a.json', 'css')).not.toContain('radius');
  });
});

describe('--onclick', () => {
  const card = (flag: string) => `Card auto=column --onclick=open\n  Title "Hi" ${flag}`;

  it('makes a button, or where HTML forbids one a layer that two keys press', () => {
    expect(code(card(''), 'react')).toContain('<button');
    expect(code(card('--as-h3'), 'react')).toContain("event.key !== 'Enter'");
    expect(code(card('--as-h3'), 'vue')).toContain('@keydown.enter.prevent="emit(\'open\')"');
    expect(code(card('--as-h3'), 'flutter')).toContain('onTap: onOpen');
  });
});

describe('what the system draws', () => {
  it('leaves the room to SafeArea', () => {
    const screen = 'Screen 260x200 auto=column\n  Bar fillx24 --is-native-ios-ui\n    Clock "9:41"\n  Body fillxfill';
    expect(code(screen, 'flutter')).toContain('SafeArea(');
    expect(code(screen, 'html')).not.toContain('9:41');
  });
});

describe('--position-fixed', () => {
  it('holds a bar of full width on both sides, and gives it a slot in Flutter', () => {
    const screen = 'Screen 260x200\n  Bar 260x40 x=0 y=160 fill=#222222 --position-fixed';
    expect(code(screen, 'css')).toContain('position: fixed;\n  left: 0;\n  right: 0;\n  bottom: 0;\n  height: 40px;');
    expect(code(screen, 'flutter')).toContain('bottomNavigationBar: Container(');
    expect(code('Screen 260x200\n  Add 40x40 x=210 y=150 --position-fixed', 'flutter')).toContain('floatingActionButton:');
    expect(code('Screen 260x200\n  Add 40x40 x=10 y=10 --position-fixed', 'flutter')).toContain('Positioned(');
  });
});

describe('scrolling', () => {
  const lane = (words: string) => `Lane 100x40 auto=row padding=4 ${words}\n  A 20x20`;

  it('follows the flag, then the prototype', () => {
    expect(code(lane('--scroll'), 'css')).toContain('overflow-x: auto');
    expect(code(lane('--scroll=both'), 'css')).toContain('overflow: auto');
    expect(code(lane('scroll=x'), 'css')).toContain('overflow-x: auto');
    expect(code(lane('scroll=x --scroll=none'), 'css')).not.toContain('overflow');
    expect(code(lane('--scroll=none'), 'flutter')).not.toContain('ScrollView');
  });

  it('moves the padding into the scroll view of Flutter, once', () => {
    expect(code(lane('scroll=x'), 'flutter').match(/EdgeInsets/g)).toHaveLength(1);
  });
});

it('an unwrapped root leaves its name to the layer that takes its place', () => {
  const [tsx] = files('Primary kind=component auto=row --unwrap\n  Chip kind=instance hugx32 auto=row\n    Label "Hi"', 'react');
  expect(tsx?.name).toBe('primary.tsx');
  expect(tsx?.code).toContain('className={styles.primary}');
});

it('a limit in Flutter is not stretched away', () => {
  const page = 'Page 360x220 auto=column\n  Card fillxhug auto=row --max-width=480\n    A 10x10';
  expect(code(page, 'flutter')).not.toContain('CrossAxisAlignment.stretch');
  expect(code(page, 'flutter')).toContain('width: double.infinity');
});

it('a bar with its title on the left is not a button', () => {
  expect(
    code('App auto=column\n  Bar 260x56 fill=#3949ab auto=row align=center padding=0,16\n    Title "Inbox" weight=600', 'html'),
  ).not.toContain('<button');
});

it('--ignore=item-spacing leaves out the gap', () => {
  const row = 'Row auto=row gap=8 --ignore=item-spacing\n  A 10x10\n  B 10x10';
  expect(code(row, 'css')).not.toContain('gap');
  expect(code(row, 'flutter')).not.toContain('spacing');
});

describe('a sticky layer', () => {
  const list = (first: string, last = '') =>
    `List 200x100 clip=true auto=column gap=8 padding=4\n  Section fillxhug auto=column fill=#fff\n    Head fillx28${first}\n    Row "Ada" line=44\n    Foot fillx60${last}`;

  it('is a pinned header in Flutter, in the group of its section', () => {
    const dart = code(list(' --position-sticky'), 'flutter');
    expect(dart).toMatch(
      /CustomScrollView\([\s\S]*SliverPadding\([\s\S]*DecoratedSliver\([\s\S]*SliverMainAxisGroup\([\s\S]*PinnedHeaderSliver\(/,
    );
    expect(dart).toMatch(/SliverToBoxAdapter\(\s*child: Align\(/);
    expect(dart).not.toContain('SingleChildScrollView');
    expect(code(list(''), 'flutter')).toContain('SingleChildScrollView');
  });

  it('scrolls with the outermost frame of Flutter where the page scrolls on the web', () => {
    const page = (words: string) => `Page 200x${words} auto=column\n  Head fillx28 --position-sticky\n  Row 20x20`;
    expect(code(page('hug'), 'flutter')).toMatch(/CustomScrollView\([\s\S]*PinnedHeaderSliver\(/);
    expect(code(page('200'), 'flutter')).not.toContain('Sliver');
  });

  it('is held at the bottom where it ends its frame, which Flutter has no sliver for', () => {
    expect(code(list(' --position-sticky'), 'css')).toContain('position: sticky;\n  top: 0;');
    expect(code(list('', ' --position-sticky'), 'css')).toContain('position: sticky;\n  bottom: 0;');
    expect(code('Page 90x90 auto=column\n  Only 20x20 --position-sticky', 'css')).toContain('top: 0;');
    expect(code(list('', ' --position-sticky'), 'flutter')).not.toContain('PinnedHeaderSliver');
  });

  it('that no auto layout places stays where it is', () => {
    expect(code('Page 90x90\n  A 20x20 x=8 y=4 --position-sticky', 'css')).toContain('position: absolute;\n  left: 8px;\n  top: 4px;');
  });

  it('is declared once, and shown while its prop is true', () => {
    const dart = code(
      'Page 200xhug kind=component auto=column\n  Head fillx28 show=withHead --position-sticky --declare\n  Row 20x20',
      'flutter',
    );
    expect(dart.match(/class Head /g)).toHaveLength(1);
    expect(dart).toContain('if (withHead)');
  });
});
