import {expect, it} from 'vitest';
import {parseTags} from './page-tags';
import {scanTags} from './scan-tags';

const ordinary = `<!doctype html><html lang=en dir=ltr><head><meta charset=UTF-8><title>A &lt;script> in a title</title>
<link rel=alternate hreflang=en href=https://site.example/docs/x><link data-rh=true rel="canonical" href='/docs/x'>
<script>let a = 1 < 2 && "</" + "script>";</script><script src=/docs/main.js defer></script><style>a > b{}</style></head>
<body><!-- --><svg viewBox="0 0 1 1"><title>A > B</title><path d="M0 0"/></svg><p title="<script>no()</script>">1 < 2<br></p>
<noscript><script>never()</script></noscript><script type="application/ld+json">{"a": 1}</script><script>b()</script></body></html>`;

/** Pieces that a page may be made of, most of them hostile. */
const pieces = [
  ...[
    '<script>a()</script>',
    '<SCRIPT type=module>b()</ScRiPt >',
    '<script src=x></script>',
    '<script>',
    '</script>',
    "<script type='a&amp;b'>c()</script>",
  ],
  ...[
    '<script><!--<script>d()</script>--></script>',
    '<script/>e()</script>',
    '<script>"</scripty>"</script/>',
    '<script a="</script>">f()</script>',
  ],
  ...[
    '<!-- <script>g()</script> -->',
    '<!--><script>h()</script>-->',
    '<!--->',
    '<!-- --!><script>i()</script>',
    '<!-',
    '<!doctype html>',
    '<?x <script>y</script>?>',
  ],
  ...[
    '<![CDATA[<script>j()</script>]]>',
    '<svg>',
    '</svg>',
    '<svg/>',
    '<svg><script>k()&lt;</script></svg>',
    '<math><mi>x</mi></math>',
    '<math>',
    '</math>',
  ],
  ...[
    '<svg><style><script>l()</script></style></svg>',
    '<svg><title><script>m()</script></title></svg>',
    '<svg><p><script>n()</script>',
    '<g>',
    '</g>',
  ],
  ...[
    '<style><script>o()</script></style>',
    '<style>a > b{}</style>',
    '<style>',
    '</style>',
    '<title><script>p()</script></title>',
    '<textarea><script>q()</script></textarea>',
    '<noscript>',
    '</noscript>',
  ],
  ...[
    '<template><script>r()</script></template>',
    '<iframe><script>s()</script></iframe>',
    '<select><option><link rel=a></select>',
    '<select>',
    '</select>',
  ],
  ...[
    '<table><script>t()</script><link rel=b><tr><td>',
    '</table>',
    '<a href="x>',
    '"',
    "'",
    '>',
    '<',
    '</',
    '< script>',
    '<a\nb=c\t/d>',
    '<a b = "c"d=e>',
  ],
  ...[
    '<link rel=alternate hreflang=en href=/x>',
    '<link rel="a&amp;b">',
    '<link rel=a rel=b>',
    "<link rel='a>b'/>",
    '<link =x>',
    '<link a"b=c>',
    '<link rel=a/>',
  ],
  ...[
    '<html lang=ko>',
    '<html lang="k&#111;">',
    '<body>',
    '</body>',
    '</html>',
    '<head>',
    '</head>',
    '<p>',
    '</p>',
    '<b><i></b></i>',
    'text',
    '\n',
    '\r\n',
    '\0',
    '&lt;script>',
  ],
  ...[
    '<frameset>',
    '<plaintext>',
    '<xmp>',
    '<foreignObject>',
    '<br/>',
    '<x-y z>',
    '</p a="<script>u()</script>">',
    '<a/ /b/>',
    '<1>',
    '<caption>',
    '<colgroup><script>v()</script>',
  ],
];

/** Numbers that look random and are the same in each run. */
function* choices(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    yield state >> 8;
  }
}

const sorted = (found: ReturnType<typeof parseTags>) => ({
  language: found.language,
  links: found.links.map((link) => JSON.stringify(link)).sort(),
  scripts: found.scripts.map((script) => JSON.stringify(script)).sort(),
  styles: found.styles.toSorted(),
});

it('reads an ordinary page without parsing it, and finds what a browser does', () => {
  const scanned = scanTags(ordinary);
  expect(scanned).toEqual(parseTags(ordinary));
  expect(scanned?.scripts).toHaveLength(4);
});

it('finds in hostile markup what a browser does, or leaves it to the parser', () => {
  const random = choices(20_261_115);
  let scans = 0;
  for (let turn = 0; turn < 8000; turn += 1) {
    const html = Array.from({length: 1 + (random.next().value % 6)}, () => pieces[random.next().value % pieces.length]).join('');
    const scanned = scanTags(html);
    if (!scanned) continue;
    scans += 1;
    const [quick, whole] = [sorted(scanned), sorted(parseTags(html))].map((found) => JSON.stringify(found));
    if (quick !== whole) expect(quick, JSON.stringify(html)).toBe(whole);
  }
  expect(scans).toBeGreaterThan(1000);
}, 30_000);
