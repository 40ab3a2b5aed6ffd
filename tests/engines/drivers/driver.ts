/** What an engine can be asked. Each behavior is written once against this; the three drivers are as thin as they can be. */
export interface Driver {
  /** The browser and its version, as it says itself. */
  version: string;
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments, which are JSON, as is what it returns. */
  evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>;
  /** A pointer that is moved, pressed and released at points of the window. */
  pointer(steps: PointerStep[]): Promise<void>;
  /** Keys pressed one after another, each released at once: a letter, or a name of `keyNames`; `Control+k` holds the first. */
  press(...keys: string[]): Promise<void>;
  /** Text as a keyboard with those letters would write it. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
  /** What was written to the console, or thrown, since the last call; undefined where the engine keeps it to itself. */
  messages?(): string[];
  /** The page as paper; undefined where the engine has no way to ask for it. */
  pdf?(): Promise<Uint8Array>;
}

export type Point = {x: number; y: number};
export type PointerStep = {move: Point} | {down: true} | {up: true};

/** Keys that have a name, and what WebDriver calls them. */
export const keyNames = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Control: '\uE009',
  Backspace: '\uE003',
} as const;

export type KeyName = keyof typeof keyNames;

/** A function and its arguments as the text that a page runs. Compiled functions ask for a helper that pages do not have. */
export const asScript = (work: (...args: never[]) => unknown, args: unknown[]) =>
  `(() => {const __name = (work) => work; return (${work})(...${JSON.stringify(args)})})()`;
