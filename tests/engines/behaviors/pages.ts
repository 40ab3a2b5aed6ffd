import {languages} from '../../lib/languages';
import {onePageOfEachKind} from '../../site/kinds';
import {type Behavior, must, type Reader, same} from '../reader';

/** What is wrong with what is drawn, in words. */
function problemsOf(): string[] {
  const problems: string[] = [];
  const drawn = (element: Element) => element.checkVisibility?.({visibilityProperty: true}) ?? element.getClientRects().length > 0;
  for (const image of document.querySelectorAll<HTMLImageElement>('main img'))
    if (image.complete && image.naturalWidth === 0) problems.push(`the picture ${image.src.slice(0, 80)} has not come`);
  for (const figure of document.querySelectorAll('main :is(math, svg, figure)')) {
    const {width, height} = figure.getBoundingClientRect();
    if (drawn(figure) && (width < 2 || height < 2)) problems.push(`a ${figure.localName} of ${width} × ${height} px`);
  }
  // Letters that stick out of their box: the heights of lines are taken from another face than the one they are set in.
  for (const box of document.querySelectorAll('.menu__link, .navbar__link, main h1, main p > code, main a.button')) {
    if (!drawn(box) || !box.firstChild) continue;
    const range = document.createRange();
    range.selectNodeContents(box);
    const [outer, inner] = [box.getBoundingClientRect(), range.getBoundingClientRect()];
    const isOut = inner.top < outer.top - 6 || inner.bottom > outer.bottom + 6;
    if (isOut && inner.height > 0) problems.push(`"${box.textContent?.slice(0, 40)}" sticks out of its box`);
  }
  return problems;
}

/** Sizes that must be much the same in every engine. */
function measure(): Record<string, number> {
  const widthOf = (element: Element | null | undefined) => {
    if (!element) return 0;
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  };
  const main = document.querySelector('main');
  const formula = main?.querySelector('math')?.getBoundingClientRect();
  return {
    'width of the title': widthOf(main?.querySelector('h1')),
    'height of the title': main?.querySelector('h1')?.getBoundingClientRect().height ?? 0,
    'width of the column': main?.querySelector('article')?.getBoundingClientRect().width ?? 0,
    'height of the page': document.documentElement.scrollHeight,
    'width of the first formula': formula?.width ?? 0,
    'height of the first formula': formula?.height ?? 0,
    'width of the first code': widthOf(main?.querySelector('pre code span')),
    'height of the navbar': document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0,
  };
}

/** A browser goes on without letters that come late (`font-display: optional`), but it must be able to load them. */
async function canLoadLetters(): Promise<boolean> {
  const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]);
  const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('Inter Variable')) as
    | CSSFontFaceRule
    | undefined;
  const {status} = await new FontFace('Probe', face?.style.getPropertyValue('src') ?? '').load();
  return status === 'loaded';
}

async function isWide(reader: Reader, locale: string, kind: string, path: string): Promise<void> {
  same(await reader.driver.evaluate(problemsOf), [], path);
  for (const [name, value] of Object.entries(await reader.driver.evaluate(measure))) reader.note(`${locale}, ${kind}: ${name}`, value);
}

async function isNarrow(reader: Reader, path: string): Promise<void> {
  await reader.driver.resize(390, 844);
  await reader.until(`${path} fits 390 px`, () => innerWidth === 390 && document.documentElement.scrollWidth <= 390);
  // Before the next page is opened: WebKit may go on for long with the media queries of the narrow window when one becomes wide.
  await reader.driver.resize(1280, 800);
}

export const pages: Behavior[] = languages.map(({locale, base}) => ({
  name: `a page of every kind loads, wakes, logs nothing, draws its figures and letters, and fits a phone (${locale})`,
  // The answer to an address that leads nowhere is 404, and some browsers say so.
  expected: /404/,
  async run(reader) {
    for (const [kind, page] of Object.entries(onePageOfEachKind)) {
      const path = `${base}${page}`;
      await reader.visit(path);
      await reader.until('the fonts have come', () => document.fonts.status === 'loaded');
      await reader.hides('[data-old-browser]');
      await isWide(reader, locale, kind, path);
      await isNarrow(reader, path);
    }
    must(await reader.driver.evaluate(canLoadLetters), 'the engine cannot load our letters');
    // The last one is not there: it says so in its language, and leads on.
    await reader.shows('h1', locale === 'ko' ? '찾을 수 없' : 'Not Found');
    await reader.shows(`main a[href^="${base}"]`);
  },
}));
