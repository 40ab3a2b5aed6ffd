import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as the source that axe-core exports, and read by every page. */
const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA, and good habits. Asked for by tag, rules that are off by default, such as target-size, run too. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

type Finding = {path: string; rule: string; target: string; summary: string};

/** Findings that we accept, each a function with its reason. */
const meant: ((finding: Finding) => boolean)[] = [
  // The page shows a design with a text too pale to read, and what the linter says of it.
  ({path, rule, summary}) =>
    path.endsWith('/concepts/design-linting') && rule === 'color-contrast' && summary.includes('foreground color: #8a90a0'),
];

/** What axe asks about colors: the only rules whose answer changes with the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Colors are most of axe's work, and depend on a few properties. Of the texts and links that look the same, two are measured: the
 * first may be out of sight, which axe passes over. `known`: how texts look that need no measuring. Returns how the others look.
 */
function chooseWhatToMeasure(known: string[]): string[] {
  const skipped = new Set(known);
  const times = new Map<string, number>();
  const grounds = new Map<Element | null, string>();
  const measure = (element: Element, attribute: string, look: string) => {
    if (skipped.has(look)) return;
    const before = times.get(look) ?? 0;
    times.set(look, before + 1);
    if (before < 2) element.setAttribute(attribute, '');
  };
  for (const element of document.body.querySelectorAll('*')) {
    // Another run on the same page may be in the other mode.
    element.removeAttribute('data-measure');
    element.removeAttribute('data-measure-link');
    const style = getComputedStyle(element);
    const moved = /absolute|fixed|sticky/.test(style.position) ? `${element.tagName}.${element.className}` : '';
    const painted = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode, moved].join();
    const behind = grounds.get(element.parentElement) ?? '';
    const ground = painted === 'rgba(0, 0, 0, 0),none,1,none,normal,' ? behind : `${behind}/${painted}`;
    grounds.set(element, ground);
    const look = [ground, style.color, style.fontSize, style.fontWeight].join('|');
    if (element.matches('a[href]')) {
      const around = getComputedStyle(element.parentElement ?? element).color;
      measure(element, 'data-measure-link', ['link', look, style.textDecorationLine, style.borderBottom, around].join('|'));
    }
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // What is 1 px wide is for screen readers only.
    if (hasText && element.getBoundingClientRect().width > 1) measure(element, 'data-measure', look);
  }
  return [...times.keys()];
}

/** On how many pages a text of each look was measured by this worker. After two it is known. */
const pagesByLook = new Map<string, number>();

const knownLooks = () => [...pagesByLook].filter(([, pages]) => pages >= 2).map(([look]) => look);

/** The shades at the edges of a wide table are a picture for axe, on which it measures no text. */
function takeShadesFromTables(): void {
  for (const table of document.querySelectorAll('table')) table.style.backgroundImage = 'none';
}

/** What is made by the same lines of code as what comes before it, and would be most of the work. */
const repeated = ['tbody tr:nth-child(n+6)', '.code-lines .line:nth-child(n+4)'];

/** What is the same on every page. */
const shell = ['.theme-announcement-bar', '.navbar', '.theme-doc-sidebar-container', '.pagination-nav', '.footer'];

function hide(selector: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.style.display = 'none';
}

/** Leaves axe less to walk through than hiding does, on a page that need not work any longer. */
function remove(selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove();
}

/** A color on its way to another one is not what the reader sees. */
async function colorsAreStill(): Promise<void> {
  const isEndless = ({effect}: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
  while (!document.getAnimations().every(isEndless)) await new Promise(requestAnimationFrame);
}

type Asked = 'everything' | 'colors';

async function findings(page: Page, asked: Asked = 'everything'): Promise<string[]> {
  await page.evaluate(takeShadesFromTables);
  await page.evaluate(colorsAreStill);
  const newLooks = await page.evaluate(chooseWhatToMeasure, knownLooks());
  if (asked === 'colors' && newLooks.length === 0) return [];
  for (const look of newLooks) pagesByLook.set(look, (pagesByLook.get(look) ?? 0) + 1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const {violations} = await page.evaluate(
    ({rules, runOnly}) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
      inPage.configure({rules});
      // What passed is not asked for: half the time.
      return inPage.run(document, {runOnly, resultTypes: ['violations']});
    },
    {
      rules: [
        {id: 'color-contrast', selector: '[data-measure]'},
        {id: 'link-in-text-block', selector: '[data-measure-link]'},
      ],
      runOnly: asked === 'colors' ? ({type: 'rule', values: colorRules} as const) : ({type: 'tag', values: tags} as const),
    },
  );
  const path = new URL(page.url()).pathname;
  return violations
    .flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary = ''}) => ({path, rule: id, target: target.join(' '), summary: failureSummary})),
    )
    .filter((finding) => !meant.some((isMeant) => isMeant(finding)))
    .map(({rule, target, summary}) => `${rule}: ${target} ${summary}`);
}

interface Question {
  /** Colors are enough for a page that was asked about everything at this width, in the other color mode. */
  readonly asked?: Asked;
  /** Whether the shell is looked at too. */
  readonly withShell?: boolean;
}

/** What axe objects to on a page, one line per element; empty when there is nothing. */
export async function axeFindings(page: Page, {asked = 'everything', withShell = true}: Question = {}): Promise<string[]> {
  await page.evaluate(hide, (withShell ? repeated : [...repeated, ...shell]).join());
  return findings(page, asked);
}

/** The same, without the shell, of a page that is left afterwards: parts of it are gone. */
export async function axeFindingsInContent(page: Page): Promise<string[]> {
  await page.evaluate(remove, [...repeated, ...shell].join());
  return findings(page);
}
