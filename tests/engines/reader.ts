import {type Circumstance, hearingAddress} from './circumstances';
import type {Driver, Point} from './drivers/driver';
import type {Host} from './host';

/** How long to wait for what must happen, on a busy machine. */
const patience = 30_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 40));

/** Where an element is that fits and can be pressed: in the window, at rest, and covered by nothing. Undefined until it is there. */
function findPlace(selector: string, text: string): Point | undefined {
  const named = (element: Element) =>
    text === '' || element.textContent?.trim() === text || element.getAttribute('aria-label') === text || element.id === text;
  const drawn = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const element = [...document.querySelectorAll(selector)].find((one) => named(one) && drawn(one));
  if (!element) return undefined;
  const boxOf = () => element.getClientRects()[0] as DOMRect;
  const first = boxOf();
  if (first.top < 80 || first.bottom > innerHeight - 20) element.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = boxOf();
  const middle = {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
  const hit = document.elementFromPoint(middle.x, middle.y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) return undefined;
  const holder = window as {lastPlace?: string};
  const place = `${selector} ${text} ${middle.x} ${middle.y}`;
  const isAtRest = holder.lastPlace === place;
  holder.lastPlace = place;
  return isAtRest ? middle : undefined;
}

/** Somebody in front of one of the three browsers. */
export class Reader {
  constructor(
    readonly driver: Driver,
    readonly host: Host,
    /** Figures that the engines are compared by. */
    readonly notes: Record<string, number>,
  ) {}

  /** Asks the page again and again until the answer is yes, which is the result. Elements are no answer: not every engine hands them over. */
  async until<Args extends unknown[], Result>(
    what: string,
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + patience;
    let problem = '';
    while (Date.now() < end) {
      try {
        const result = await this.driver.evaluate(work, ...args);
        if (result) return result as NonNullable<Awaited<Result>>;
        problem = '';
      } catch (error) {
        // The page may be on its way to another one.
        problem = `: ${(error as Error).message}`;
      }
      await pause();
    }
    throw new Error(`Never happened: ${what}${problem}`);
  }

  /** The same for what is known here rather than in the page. */
  async untilHere(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`Never happened: ${what}`);
      await pause();
    }
  }

  /** Opens a page as it arrives, before it is awake. */
  open(path: string): Promise<void> {
    return this.driver.open(`${this.host.origin}${path}`);
  }

  /** Wakes the page (config/wake) and resolves when React has taken it over and all of it is drawn. */
  async awake(): Promise<void> {
    await this.until('the page is hydrated and drawn', () => {
      document.dispatchEvent(new Event('wake'));
      const {hasHydrated, undrawn} = document.documentElement.dataset;
      return hasHydrated === 'true' && undrawn === undefined;
    });
  }

  /** Opens a page and waits until it is hydrated. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.awake();
  }

  /** A visit under other circumstances. Nothing of it stays in the browser's cache. */
  async visitUnder(circumstance: Circumstance, path: string): Promise<void> {
    this.host.under(circumstance);
    await this.open(path);
  }

  async point(selector: string, text = ''): Promise<Point> {
    const place = await this.until(`${selector} ${text} can be pressed`, findPlace, selector, text);
    await this.driver.pointer([{move: place}]);
    return place;
  }

  async click(selector: string, text = ''): Promise<void> {
    await this.point(selector, text);
    await this.driver.pointer([{down: true}, {up: true}]);
  }

  /** Gives an element the focus, as Tab would after many presses. */
  focus(selector: string): Promise<boolean> {
    return this.until(
      `${selector} has the focus`,
      (wanted) => {
        const element = document.querySelector<HTMLElement>(wanted);
        element?.focus();
        return Boolean(element) && document.activeElement === element;
      },
      selector,
    );
  }

  async shows(selector: string, text = ''): Promise<void> {
    await this.until(
      `${selector} ${text} is shown`,
      (wanted, words) =>
        [...document.querySelectorAll(wanted)].some(
          (element) =>
            element.getClientRects().length > 0 &&
            getComputedStyle(element).visibility === 'visible' &&
            element.textContent?.includes(words),
        ),
      selector,
      text,
    );
  }

  async hides(selector: string): Promise<void> {
    await this.until(
      `${selector} is hidden`,
      (wanted) =>
        [...document.querySelectorAll(wanted)].every(
          (element) => element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible',
        ),
      selector,
    );
  }

  async isAt(path: string): Promise<void> {
    await this.until(`the address is ${path}`, (wanted) => location.pathname + location.hash === wanted, path);
  }

  /** What the page has written to the console, or thrown, since the last call. */
  async messages(): Promise<string[]> {
    if (this.driver.messages) return this.driver.messages();
    // What is on its way to the host comes before the answer to this.
    await this.driver.evaluate((address) => fetch(address, {method: 'POST'}).then(({ok}) => ok), hearingAddress).catch(() => {});
    return this.host.heard.splice(0);
  }

  note(name: string, value: number): void {
    this.notes[name] = Math.round(value * 100) / 100;
  }
}

export interface Behavior {
  name: string;
  /** Engines that cannot be asked, and why. */
  not?: Partial<Record<'chromium' | 'firefox' | 'webkit', string>>;
  /** What the engines say on the console because of what is tried here; anything else fails it. */
  expected?: RegExp;
  run(reader: Reader): Promise<void>;
}

export function must(isSo: unknown, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

export function same(found: unknown, wanted: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}
