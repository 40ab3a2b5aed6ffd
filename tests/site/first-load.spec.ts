import {readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import {bodiesOf} from '../lib/loaded';
import {expect, test, visit} from '../lib/test';

/** A page without a lab, in the language whose strings are not in the bundle. */
const plainPage = '/docs/@designto-code/flags/--max-width';

const labs = readdirSync(path.join(root, 'src/labs'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({name}) => name);

/** Ids of a lab's own strings, which its code cannot do without. */
const stringsOf = (lab: string) => new RegExp(`["'\`]labs\\.${lab}\\.`);

const labsIn = (scripts: string[]) => labs.filter((lab) => scripts.some((script) => stringsOf(lab).test(script)));

test('the first load of a page without a lab brings no lab', async ({page}) => {
  expect(labs.length).toBeGreaterThanOrEqual(14);
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  const bodies = bodiesOf(page, ['script']);
  await visit(page, plainPage);
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(0);
  expect(labsIn(scripts)).toEqual([]);
  expect(styles.filter((url) => /\/labs\.[0-9a-f]+\.css$/.test(url))).toEqual([]);
});

test('a lab comes when the reader is near it, and no other with it', async ({page}) => {
  const bodies = bodiesOf(page, ['script']);
  const styles = page.waitForRequest(/\/labs\.[0-9a-f]+\.css$/);
  await visit(page, '/docs/math/kappa');
  await page.locator('[data-lab="kappa"]').scrollIntoViewIfNeeded();
  await styles;
  await page.locator('[data-lab="kappa"][data-phase="ready"]').waitFor();
  expect(labsIn(await Promise.all(bodies))).toEqual(['kappa']);
});
