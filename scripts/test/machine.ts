/** Installs what the tests need of the machine: a server and browsers. In a process of its own, beside what waits for no network. */
import {ensureChromium} from './chromium';
import {ensureEngine} from './engines';
import {ensureNginx} from './nginx';

try {
  ensureNginx();
  ensureChromium();
  // Only where the machine was made for tests must it have all engines.
  for (const name of ['firefox', 'webkit'] as const) ensureEngine(name, Boolean(process.env.CI));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
