/**
 * Runs in <head> of every page, as text (see index.ts): it can use nothing from outside itself.
 *
 * A page is complete as it arrives, so the app is not loaded with it. It comes at the reader's first sign of wanting more than
 * to read, or when the browser has nothing else to do on a fast connection. Until it is there, links are plain links, and what
 * only the app can do is kept and done once it can be. `document.dispatchEvent(new Event('wake'))` wakes the page at once.
 */
export function page(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  type Held = {at: number[]; event: KeyboardEvent | MouseEvent; target: Element; waiting?: Animation};
  type Start = (work: () => void) => void;
  type Connection = {saveData: boolean; effectiveType: string; downlink: number; rtt: number};

  const html = document.documentElement;
  const {app = '', data = '', around = '', text = ''} = document.currentScript?.dataset ?? {};
  const filesIn = (names: string) => names.split(' ').filter(Boolean);
  /**
   * What needs the app to do anything: the sidebar's groups and the dropdowns are links with the role of a button, the layers of a
   * design can be chosen, and a version that is chosen in a dropdown or in the banner of an old page is remembered. The languages
   * beside the versions are plain links.
   */
  const control = [
    'button,summary,[role=button],[role=tab],input[type=checkbox],input[type=radio]',
    '[role=treeitem],[data-layer]',
    '.dropdown__menu a:not([lang]),.theme-doc-version-banner a',
  ].join();
  const field = 'input,select,textarea';
  /** The app takes over what is around the text first, then the text (src/components/TakenOverLater). */
  const later = '[data-later]';
  const ends = '.theme-doc-footer,.pagination-nav,.footer';
  const parts = `.markdown > *,${ends}`;
  /** What src/css/arriving.css puts off. */
  const lowerParts = `.markdown > :nth-child(n + 8),${ends}`;
  const canWait = 'requestIdleCallback' in window;
  const held: Held[] = [];
  const typed = new Map<Field, string>();
  const prefetched = new Set<string>();
  const stored: StorageEvent[] = [];
  const listening = new AbortController();
  let asked = false;
  let running = false;
  let isAwake = false;
  let isWhole = false;
  let wakesWhenDrawn = false;
  let drawing = 0;
  let lastMeasured: HTMLElement | undefined;
  let pointedAt: Element | undefined;
  let told: Element | null = null;
  let isAnswering = false;

  const closest = (target: EventTarget | null, selector: string) => (target instanceof Element ? target.closest(selector) : null);
  const pressable = (target: EventTarget | null) => closest(target, `a[href],${control}`);
  const plainLink = (target: EventTarget | null) => {
    const found = pressable(target);
    return found instanceof HTMLAnchorElement && !found.matches(control) ? found : undefined;
  };
  const afterPicture = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
  const isTakenOver = (target: EventTarget | null) => isWhole || (isAwake && !closest(target, later));
  const isArriving = () => html.dataset.arriving !== undefined;
  const connection = () => (navigator as {connection?: Connection}).connection;

  /** Does it when the style sheet is there, or does not come. */
  function whenLoaded(link: HTMLLinkElement, work: () => void): void {
    link.addEventListener('load', work);
    link.addEventListener('error', work);
  }

  /**
   * Until the reader does something, the whole style sheet is for paper only (plugins/first-styles): the page has what it needs to be
   * read, and would be styled and laid out a second time. Returns its link while it is on its way.
   */
  function dress(): HTMLLinkElement | undefined {
    const whole = document.querySelector<HTMLLinkElement>('link[data-whole]');
    if (!whole || whole.media === 'all') return whole?.sheet ? undefined : (whole ?? undefined);
    // When a sheet comes in their midst, Chromium takes all fonts for changed and lays out all text anew; not when one comes last. But
    // two links to the same sheet make it do so at each later change of <head>, and the app makes several: while the sheet is on its way
    // there is no second link, and the first one is switched off as soon as the second is there.
    const isReady = Boolean(whole.sheet);
    const comesLast = isReady && !matchMedia(whole.media).matches;
    const last = comesLast ? (whole.cloneNode() as HTMLLinkElement) : whole;
    last.media = 'all';
    const isComing = comesLast || !isReady;
    if (document.readyState !== 'loading') putOff(isComing ? (draw) => whenLoaded(last, draw) : undefined);
    if (comesLast) {
      delete whole.dataset.whole;
      last.addEventListener('load', () => {
        whole.disabled = true;
      });
      document.body.append(last);
    }
    return isComing ? last : undefined;
  }

  function run(): void {
    if (running) return;
    running = true;
    putOff();
    for (const file of filesIn(app)) {
      const script = document.createElement('script');
      script.src = file;
      script.async = false;
      document.head.append(script);
    }
  }

  /** What the app adds needs the whole style sheet. One that does not come must not keep the app away. */
  function runDressed(): void {
    const coming = dress();
    if (!coming) {
      run();
      return;
    }
    whenLoaded(coming, run);
    setTimeout(run, 3000);
  }

  function fetchScript(file: string): HTMLLinkElement {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = file;
    document.head.append(link);
    return link;
  }

  function wake(): void {
    if (asked) return;
    asked = true;
    // The app takes over a page that is there to its end, and dressed. Until it is, its scripts are only fetched.
    const [, main] = filesIn(app).map(fetchScript);
    filesIn(data).forEach(fetchScript);
    // The rest comes while these run, which takes the longest.
    main?.addEventListener('load', () => filesIn(`${around} ${text}`).forEach(fetchScript));
    // What has woken the page is answered first: with all of it at once the browser would be busy for too long.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runDressed);
    else setTimeout(runDressed);
  }

  /** Where an element is, in case React has made it anew by the time it is needed. */
  function placeOf(element: Element): number[] {
    const parent = element.parentElement;
    return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
  }
  const elementAt = (place: number[]) => place.reduce<Element | undefined>((element, at) => element?.children[at], html);

  /** Says at once that the press was noticed. It is no attribute, because React expects the attributes it has rendered. */
  function pulse(target: Element): Animation {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return target.animate({opacity: still ? [0.5, 0.5] : [1, 0.4, 1]}, {duration: 1000, iterations: Number.POSITIVE_INFINITY});
  }

  function hold(event: KeyboardEvent | MouseEvent, target: Element, repeatable = false): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    wake();
    // Who presses again while nothing happens means the same press.
    const isAgain = !repeatable && held.some((other) => other.target === target);
    if (!isAgain) held.push({at: placeOf(target), event, target, waiting: repeatable ? undefined : pulse(target)});
  }

  function onClick(event: MouseEvent): void {
    const target = pressable(event.target);
    if (!target?.matches(control) || isTakenOver(target)) return;
    if (target.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    hold(event, target);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isTakenOver(event.target)) return;
    const {key, code} = event;
    const search = document.querySelector('[aria-keyshortcuts]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
    const isEditing = closest(event.target, `${field},[contenteditable]`);
    const isTabKey = /^(?:ArrowLeft|ArrowRight|Home|End)$/.test(key) && closest(event.target, '[role=tab]');
    const isTreeKey = /^(?:Arrow|Home|End)/.test(key) && closest(event.target, '[role=treeitem]');
    const target = closest(event.target, control);
    if (search && ((isK && !isPlain && !event.altKey && !event.shiftKey) || (key === '/' && isPlain && !isEditing))) hold(event, search);
    // Once the search is asked for, what is typed is meant for it.
    else if (search && isPlain && !isEditing && (key.length === 1 || key === 'Escape') && held.some((other) => other.target === search))
      hold(event, document.body, true);
    else if (target && isPlain && (isTabKey || isTreeKey)) hold(event, target, true);
    else if (target && isPlain && (key === 'Enter' || (key === ' ' && !target.matches('a')))) hold(event, target);
    else if (!plainLink(event.target)) wake();
  }

  /** A picture of a lab is pressed: the lab is told where (src/components/Lab). */
  function onPointerDown(event: PointerEvent): void {
    const lab = closest(event.target, '[data-lab]');
    if (lab && !isTakenOver(lab) && !closest(event.target, control)) held.push({at: placeOf(lab), event, target: lab});
    if (!plainLink(event.target)) wake();
  }

  /** The document of a link that the reader points at, under the conditions on which the app prefetches its pages. */
  function prefetch({href, origin}: HTMLAnchorElement): void {
    const {saveData = false, effectiveType = ''} = connection() ?? {};
    const address = href.replace(/#.*/, '');
    if (saveData || effectiveType.includes('2g') || origin !== location.origin || prefetched.has(address)) return;
    if (address === location.href.replace(/#.*/, '')) return;
    prefetched.add(address);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    document.head.append(link);
  }

  function onPointerOver(event: PointerEvent): void {
    pointedAt = event.target instanceof Element && !isTakenOver(event.target) ? event.target : undefined;
    const link = plainLink(event.target);
    if (link) {
      if (!asked && event.pointerType === 'mouse') prefetch(link);
    } else if (closest(event.target, `${control},${field},[data-lab]`)) wake();
  }

  /** Not when the page comes, or moves, below a pointer that is still: the browser may call that a move too. */
  function onPointerMove({pointerType, movementX, movementY}: PointerEvent): void {
    if (pointerType === 'mouse' && (movementX || movementY)) dress();
  }

  function onFocus({target}: FocusEvent): void {
    // What has the focus is answered first, as in `wake`.
    setTimeout(dress);
    if (!plainLink(target)) wake();
  }

  function onInput(event: Event): void {
    const box = closest(event.target, field) as Field | null;
    if (!box || isTakenOver(box)) return;
    event.stopImmediatePropagation();
    typed.set(box, box.value);
    wake();
  }

  /** React takes a field for empty that was filled before it came; it notices only a change that goes past its own setter. */
  function retype(box: Field, value: string): void {
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set;
    box.value = '';
    write?.call(box, value);
    box.dispatchEvent(new Event(box.matches('select') ? 'change' : 'input', {bubbles: true}));
  }

  const targetOf = ({at, target}: Held) => (target.isConnected ? target : elementAt(at));

  function repeat(press: Held): void {
    const {event, waiting} = press;
    waiting?.cancel();
    const target = targetOf(press);
    if (!target) return;
    if (event.type !== 'keydown') {
      const again = event.type === 'click' ? new MouseEvent('click', event) : new PointerEvent('pointerdown', event as PointerEvent);
      target.dispatchEvent(again);
      return;
    }
    const {key} = event as KeyboardEvent;
    // The search has come while these keys were repeated one by one; a repeated key does not write by itself.
    const box = document.activeElement;
    if (target === document.body && key.length === 1 && box instanceof HTMLInputElement) {
      retype(box, box.value + key);
      return;
    }
    // An arrow moves on from the tab or layer that the one before it has led to.
    const focused = /^(?:Arrow|Home|End)/.test(key) ? document.activeElement : null;
    const isUnhandled = (focused ?? target).dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
    if (isUnhandled && (key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.matches(control)) target.click();
  }

  /** Another tab has changed something that this page shows: the app learns of it when it is there. */
  function onStorage(event: StorageEvent): void {
    if (isAwake) return;
    stored.push(event);
    wake();
  }

  /** The colors of the system have changed, and the page follows them. */
  function onSystemColors({matches}: MediaQueryListEvent): void {
    if (html.dataset.themeChoice === 'system') html.dataset.theme = matches ? 'dark' : 'light';
  }

  /** What was pressed, one at a time, as it came: each is answered before the next. One that cannot be yet keeps the others waiting. */
  function answer(): void {
    const [first] = held;
    isAnswering = Boolean(first && isTakenOver(targetOf(first) ?? null));
    if (!first || !isAnswering) return;
    held.shift();
    repeat(first);
    setTimeout(answer);
  }

  /** Does what was done meanwhile to what the app has taken over by now. */
  function replay(): void {
    for (const event of stored.splice(0)) dispatchEvent(new StorageEvent('storage', event));
    const pointed = pointedAt;
    if (pointed?.matches(':hover') && isTakenOver(pointed)) {
      pointedAt = undefined;
      pointed.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      pointed.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
    }
    // Whatever has the focus got it before anybody could notice.
    const {activeElement} = document;
    if (activeElement !== document.body && activeElement !== told && isTakenOver(activeElement)) {
      told = activeElement;
      activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    }
    for (const [box, value] of typed) {
      if (!isTakenOver(box)) continue;
      typed.delete(box);
      retype(box, value);
    }
    if (!isAnswering) answer();
  }

  function onAwake(): void {
    isAwake = true;
    isWhole ||= !document.querySelector(later);
    if (isWhole) listening.abort();
    replay();
  }

  function onWhole(): void {
    isWhole = true;
    if (isAwake) onAwake();
  }

  /**
   * The whole style sheet did not come. If the server has none there, the site is at another path than its base URL, and the home page
   * has a box of Docusaurus' that says so.
   */
  async function onMissingStyles({href}: HTMLLinkElement): Promise<void> {
    const {ok, headers} = await fetch(href, {method: 'HEAD'});
    if (!ok || !headers.get('content-type')?.includes('css')) (window as {insertBanner?: () => void}).insertBanner?.();
  }

  /** The box that says so is shown by config/load-failure.ts; its button must work. */
  function onError({target}: Event): void {
    // Without the server nothing can be said about it.
    if (target instanceof HTMLLinkElement && target.matches('[data-whole]')) onMissingStyles(target).catch(() => {});
    if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
    listening.abort();
    for (const {waiting} of held) waiting?.cancel();
  }

  /** Does it after the picture in which this part of the page is for the first time. */
  function oncePictured(selector: string, work: () => void): void {
    if (document.querySelector(selector) || document.readyState !== 'loading') afterPicture(work);
    else requestAnimationFrame(() => oncePictured(selector, work));
  }

  function arriveAs(arriving: string): void {
    if (isArriving()) html.dataset.arriving = arriving;
  }

  /**
   * A phone is given what is around the text, then the text in three steps (src/css/arriving.css): one picture with all of it kept it busy
   * for too long.
   */
  function arriveInSteps(): void {
    Object.assign(html.dataset, {arriving: 'shell', undrawn: ''});
    oncePictured('main', () => {
      arriveAs('first');
      oncePictured('.markdown > :nth-child(5)', () => {
        arriveAs('second');
        afterPicture(() => arriveAs(''));
      });
    });
  }

  /**
   * One part after the other, while the browser has nothing else to do, or after a while on a machine that always has. It begins when
   * `start` says so. At the end the page is not taken for arrived: the browser would style all of it again to find that nothing has
   * changed.
   */
  function draw(waiting: HTMLElement[], one: (part: HTMLElement) => void, start: Start = afterPicture): void {
    const wasArriving = isArriving();
    drawing += 1;
    const next = () => {
      const part = isArriving() === wasArriving ? waiting.shift() : undefined;
      if (part) {
        one(part);
        requestIdleCallback(next, {timeout: 500});
        return;
      }
      drawing -= 1;
      if (drawing > 0) return;
      delete html.dataset.undrawn;
      if (wakesWhenDrawn) requestIdleCallback(wake);
    };
    start(next);
  }

  /** What is drawn before its font has come is drawn twice. */
  function onceFontsAreThere(work: () => void): void {
    afterPicture(() => document.fonts.ready.then(() => afterPicture(work)));
  }

  const isBelowScreen = (part: HTMLElement) => part.getBoundingClientRect().top > innerHeight;

  /** Without what its padding and borders add to it; of a part that is not there yet, a guess. */
  function heightOf(part: HTMLElement): number {
    const {height} = part.getBoundingClientRect();
    const own = getComputedStyle(part);
    const around = [own.paddingTop, own.paddingBottom, own.borderTopWidth, own.borderBottomWidth];
    return height ? around.reduce((rest, width) => rest - Number.parseFloat(width), height) : 300;
  }

  /** Leaves it out, at its height, until the browser comes near it. */
  function leaveOutOne(part: HTMLElement, height: number, how: 'auto' | 'hidden' = 'auto'): void {
    part.style.setProperty('content-visibility', how);
    part.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`);
  }

  /**
   * Each part is there for a moment, so that its height is known, and left out again: with each that stayed, the browser would have more to
   * look at when the next one comes.
   */
  function measureTheRest(): void {
    const one = (part: HTMLElement) => {
      // What is on the screen stays: it would be missing in a picture.
      if (lastMeasured && isBelowScreen(lastMeasured)) leaveOutOne(lastMeasured, heightOf(lastMeasured));
      part.style.setProperty('content-visibility', 'visible');
      lastMeasured = part;
    };
    draw([...document.querySelectorAll<HTMLElement>(lowerParts)], one, onceFontsAreThere);
  }

  /**
   * What the browser has laid out below the screen, with its height. Of a design with its code, one half can be on the screen of a phone
   * and the other below it. Nothing is asked about what is inside a part below the screen: the browser might have to lay it out for that.
   */
  function belowScreen(): Map<HTMLElement, number> {
    const heights = new Map<HTMLElement, number>();
    const look = (part: HTMLElement) => {
      if (isBelowScreen(part)) heights.set(part, heightOf(part));
      else part.querySelectorAll<HTMLElement>('[data-pair] > *').forEach(look);
    };
    document.querySelectorAll<HTMLElement>(parts).forEach(look);
    return heights;
  }

  function putBack({style}: HTMLElement): void {
    style.removeProperty('content-visibility');
    style.removeProperty('contain-intrinsic-block-size');
  }

  /** Leaves these parts of the page out until the browser has drawn the others. */
  function leaveOut(heights: Map<HTMLElement, number>, start?: Start): void {
    for (const [part, height] of heights) leaveOutOne(part, height);
    draw([...heights.keys()], putBack, start);
  }

  /**
   * The whole style sheet makes the browser style and lay out everything anew. So what is drawn below the screen is left out once more,
   * now that the browser knows how high it is; only the height of the last one may not be measured yet. What is not drawn by now stays
   * as it is: all of it at once would carry off what the reader has scrolled to. What is on the screen would be missing in a picture.
   */
  function putOff(start?: Start): void {
    if (!isArriving()) return;
    const heights = belowScreen();
    for (const part of document.querySelectorAll<HTMLElement>(lowerParts)) {
      const {top, bottom} = part.getBoundingClientRect();
      const isOnScreen = top < innerHeight && bottom > 0;
      if (!isOnScreen) heights.set(part, heightOf(part));
    }
    if (lastMeasured) {
      heights.delete(lastMeasured);
      lastMeasured.style.removeProperty('content-visibility');
    }
    delete html.dataset.arriving;
    html.dataset.undrawn = '';
    leaveOut(heights, start);
  }

  /** A dialog is about to open, and makes the browser style all that it covers anew. The app says so (src/components/leave-out-below.ts). */
  function onBusy(): void {
    const closedDrawer = document.querySelector<HTMLElement>('.navbar:not(.navbar-sidebar--show) .navbar-sidebar');
    leaveOut(belowScreen());
    // It is beside the screen, which is near enough for the browser to draw it.
    if (!closedDrawer) return;
    leaveOutOne(closedDrawer, 0, 'hidden');
    draw([closedDrawer], putBack);
  }

  function onParsed(): void {
    // The home page takes the site for broken when the app is not there by now. That is for `onMissingStyles` to say.
    (window as {docusaurus?: object}).docusaurus ??= {};
    // What waits for scripts can be pressed from the start: the press is kept.
    for (const button of document.querySelectorAll<HTMLButtonElement>('#__docusaurus button:disabled')) button.disabled = false;
    if (isArriving()) measureTheRest();
    const seen = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && wake());
    for (const element of document.querySelectorAll('[data-wake]')) seen.observe(element);
  }

  /** A browser that does not tell is judged by how long it has waited for this page. */
  function isFast(): boolean {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const waited = arrival ? arrival.responseStart - arrival.requestStart : 0;
    const {saveData = false, effectiveType = '4g', downlink = 10, rtt = waited} = connection() ?? {};
    return !saveData && effectiveType === '4g' && downlink > 2 && rtt < 150;
  }

  function onLoad(): void {
    if (location.hash) wake();
    else if (isFast()) {
      if (html.dataset.undrawn !== undefined) wakesWhenDrawn = true;
      else if (canWait) requestIdleCallback(wake);
      else setTimeout(wake, 1000);
    }
  }

  const {signal} = listening;
  const options = {capture: true, signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('input', onInput, options);
  addEventListener('pointerdown', onPointerDown, options);
  addEventListener('pointerover', onPointerOver, options);
  addEventListener('pointermove', onPointerMove, {...options, passive: true});
  addEventListener('error', onError, options);
  addEventListener('focusin', onFocus, options);
  addEventListener('touchstart', ({target}) => !plainLink(target) && wake(), {...options, passive: true});
  // The sidebar scrolls to the page being read by itself.
  addEventListener('scroll', ({target}) => target === document && wake(), {...options, passive: true});
  addEventListener('wheel', wake, {...options, passive: true});
  addEventListener('storage', onStorage, options);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onSystemColors, {signal});
  addEventListener('DOMContentLoaded', onParsed, {capture: true});
  addEventListener('load', onLoad);
  document.addEventListener('wake', wake);
  if (canWait) document.addEventListener('busy', onBusy);
  // Not in a task of its own: the app has more to do in idle moments, and begins with that when it gets one.
  document.addEventListener('awake', () => queueMicrotask(onAwake), {signal});
  document.addEventListener('whole', () => queueMicrotask(onWhole), {signal});

  // Who is led to a place further down, or comes back to one, needs the height of all that is above it. A tab in the background has no
  // pictures to wait for.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === 'navigate' && canWait && !document.hidden) arriveInSteps();

  // Another address than the page's own: the not-found page, or a host that does not redirect. The app sets it right.
  const address = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${html.lang}"]`);
  if (location.search || !address || new URL(address.href).pathname !== location.pathname) wake();
}
