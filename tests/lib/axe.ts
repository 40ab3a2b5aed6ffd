import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** What axe objects to on a page, one line a rule; empty when there is nothing. */
export async function axeFindings(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).analyze();
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join(', ')}`,
  );
}
