import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Rows of a long table after the fifth: made by the same lines of code as those before, and most of the work. */
const furtherRows = 'tbody tr:nth-child(n+6)';

/** What axe objects to on a page, one line a rule; empty when there is nothing. */
export async function axeFindings(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .exclude(furtherRows)
    // What passed is not asked for, and no page has frames of other origins, for which axe would open a second page: half the time.
    .options({resultTypes: ['violations']})
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join(', ')}`,
  );
}
