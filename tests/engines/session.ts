import type {EngineName} from '@site/scripts/test/engines';
import {startEngine} from './drivers';
import type {Driver} from './drivers/driver';
import {Host} from './host';
import {type Behavior, Reader} from './reader';

/** A behavior that hangs ends here. */
const limit = 240_000;

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** On a busy machine a browser may take too long to start. */
async function startAgain(name: EngineName): Promise<Driver | undefined> {
  return startEngine(name).catch((error: Error) => {
    console.log(`  ${name} did not start, and is started again: ${error.message}`);
    return startEngine(name);
  });
}

/** One engine with the site on a port of its own. */
export class Session {
  reader: Reader;
  readonly #host: Host;

  private constructor(
    readonly name: EngineName,
    driver: Driver,
    host: Host,
  ) {
    this.#host = host;
    this.reader = new Reader(driver, host, {});
  }

  /** Undefined when the machine has no such engine. */
  static async start(name: EngineName): Promise<Session | undefined> {
    const driver = await startAgain(name);
    if (!driver) return undefined;
    const host = new Host(driver.messages === undefined);
    await host.listen();
    return new Session(name, driver, host);
  }

  /** Tries a behavior, with nothing left of those before it; what went wrong, or undefined. */
  async attempt({run, expected}: Behavior): Promise<string | undefined> {
    const {reader} = this;
    const {driver, host} = reader;
    try {
      host.reset();
      await driver.resize(1280, 800);
      await driver.open(`${host.origin}/robots.txt`);
      await driver.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await reader.messages();
      host.forget();
      await within(run(reader), limit);
      const heard = (await reader.messages()).filter((message) => !expected?.test(message));
      return heard.length > 0 ? `The console says: ${heard.join(' | ')}` : undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  isAlive(): Promise<boolean> {
    return within(
      this.reader.driver.evaluate(() => true),
      10_000,
    ).catch(() => false);
  }

  /** The same engine, started anew. */
  async restart(): Promise<void> {
    await this.reader.driver.close();
    const driver = await startAgain(this.name);
    if (!driver) throw new Error(`${this.name} is gone.`);
    this.reader = new Reader(driver, this.#host, this.reader.notes);
  }

  async close(): Promise<void> {
    await this.reader.driver.close();
    this.#host.close();
  }
}
