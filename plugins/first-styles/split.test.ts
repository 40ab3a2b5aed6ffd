import {expect, it} from 'vitest';
import {firstStyles} from './split';

const page = (body: string) => `<!doctype html><html lang="en" class="plugin-docs"><head></head><body>${body}</body></html>`;
const firstOf = (css: string, body: string) => firstStyles(css, [page(body)]).first[0];

it('keeps the rules that elements of the page can fit, and no others', () => {
  const css = '.a{color:red}.b{color:blue}p .a,.c>.a{top:0}a[href^=http]{left:0}#x{right:0}';
  expect(firstOf(css, '<div class="a z"></div><p>text<a href="https://example.com">out</a>')).toBe(
    '.a{color:red}p .a{top:0}a[href^=http]{left:0}',
  );
});

it('reads attributes with and without quotes, and no tags inside scripts', () => {
  const css = '.a{top:0}.b{left:0}[role=tab]{right:0}';
  expect(firstOf(css, `<div class=a><i role='tab'></i></div><script>'<b class="b">'</script>`)).toBe('.a{top:0}[role=tab]{right:0}');
});

it('keeps what scripts in the head may still write to the root', () => {
  const css = '[data-theme=dark]{color:white}html[data-choice-target=vue] .a{top:0}[data-other]{left:0}';
  expect(firstOf(css, '<p class="a">')).toBe('[data-theme=dark]{color:white}html[data-choice-target=vue] .a{top:0}');
});

it('looks into :is() and :where(), and leaves :not(), :has() and pseudo-elements open', () => {
  const css = ':is(.a,.x) b{top:0}:where(.x,.y){left:0}.a:not(.z)::before{right:0}.a:has(.q){bottom:0}';
  expect(firstOf(css, '<p class="a"><b></b></p>')).toBe(':is(.a,.x) b{top:0}.a:not(.z)::before{right:0}.a:has(.q){bottom:0}');
});

it('leaves to the rest what a reader has to do first, print, movement, pointers and old browsers', () => {
  const css =
    '.a:hover{top:0}.a{cursor:pointer;transition:all 1s;left:0}@media print{.a{top:1px}}@keyframes k{to{top:0}}@supports not (color:red){.a{top:2px}}';
  expect(firstOf(css, '<p class="a">')).toBe('.a{left:0}');
});

it('keeps the order of the layers, and conditions around what is left', () => {
  const css = '@layer one.a{.x{top:0}}@layer two{@media (width>9px){.a{top:0}.x{left:0}}}';
  expect(firstOf(css, '<p class="a">')).toBe('@layer one.a,two;@layer two{@media (width>9px){.a{top:0}}}');
});

it('keeps the variables that are made use of, also by other variables and in the page', () => {
  const css = ':root{--a:var(--b);--b:1;--c:2;--d:3}[data-theme=dark]{--b:4}.a{top:var(--a)}.x{top:var(--d)}';
  expect(firstOf(css, '<p class="a" style="left:var(--c)">')).toBe(
    ':root{--a:var(--b);--b:1;--c:2}[data-theme=dark]{--b:4}.a{top:var(--a)}',
  );
});

it('writes variables that are the same everywhere as their values', () => {
  const css = ':root{--a:calc(var(--b)*2);--b:1px}.a{margin:var(--a)var(--b,0)var(--b);inset:var(--c,var(--b))!important}';
  expect(firstOf(css, '<p class="a">')).toBe('.a{margin:calc(1px*2) 1px 1px;inset:var(--c,1px)!important}');
});

it('keeps a variable that is not the same everywhere: of a part, of wide screens, of the page itself', () => {
  const css = ':root{--a:1;--b:1;--c:1}.a{--a:2}@media (width>9px){:root{--b:2}}p{top:var(--a);left:var(--b);right:var(--c)}';
  expect(firstOf(css, '<p class="a" style="--c: 2">')).toBe(css);
});

it('keeps a variable that is set for the root of some pages only', () => {
  const css = ':root:lang(ko){--a:1}html.plugin-docs{--b:1}p{top:var(--a);left:var(--b)}';
  expect(firstOf(css, '<p>')).toBe(css);
});

it('keeps a variable whose value is a keyword, which means something else where it is used', () => {
  const css = ':root{--a:inherit}p{color:var(--a)}';
  expect(firstOf(css, '<p>')).toBe(css);
});

it('has the rules for font files in the first sheet only: all text would be laid out anew for those that come later', () => {
  const {first, rest} = firstStyles('@font-face{font-family:A;src:url(/a.woff2)}.a{top:0}.b{left:0}', [page('<p class="a">')]);
  expect(first).toEqual(['@font-face{font-family:A;src:url(/a.woff2)}.a{top:0}']);
  expect(rest).toBe('.a{top:0}.b{left:0}');
});

it('gives pages one sheet as long as it stays small, and a page that needs too much one of its own', () => {
  const noise = (seed: number) => Array.from({length: 900}, (_, at) => ((at * 7919 + seed) * 104729).toString(36)).join('');
  const css = `.a{top:0}.b{left:0}.c{background:url(${noise(1)})}.d{background:url(${[2, 3, 4, 5, 6, 7].map(noise).join('')})}`;
  const {first} = firstStyles(css, [page('<p class="a">'), page('<p class="b">'), page('<p class="c">'), page('<p class="a d">')]);
  expect(first[1]).toBe(first[0]);
  expect(first[3]).not.toBe(first[0]);
});

it('keeps what readers see who do not avoid movement; for the others the whole sheet is used from the start', () => {
  const shown = '@media (prefers-reduced-motion:no-preference){.a{display:block}}';
  expect(firstOf(`${shown}@media (prefers-reduced-motion:reduce){.a{top:0}}`, '<p class="a">')).toBe(shown);
});

it('leaves out what a stronger layer sets again for the root in any case', () => {
  const css =
    '@layer a{:root{--x:1;--y:1}html[data-theme=dark]{--x:2}p{--x:3}}@layer b{:root{--x:4}@media (width>9px){:root{--y:5}}}p{top:calc(var(--x) + var(--y))}';
  expect(firstOf(css, '<p>')).toBe(
    '@layer a,b;@layer a{:root{--y:1}p{--x:3}}@layer b{:root{--x:4}@media (width>9px){:root{--y:5}}}p{top:calc(var(--x) + var(--y))}',
  );
});
