import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Rows of a long table after the fifth: made by the same lines of code as those before, and most of the work. */
export const furtherRows = 'tbody tr:nth-child(n+6)';

/** What axe objects to on a page, one line a rule; empty when there is nothing. */
export async function axeFindings(page: Page, without: string[] = []): Promise<string[]> {
  const builder = without.reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({page}));
  const {violations} = await builder.analyze();
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join(', ')}`,
  );
}
