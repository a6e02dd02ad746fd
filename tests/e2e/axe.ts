import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it is now, one line for each broken rule with the elements that break it.
 *
 * @param within a selector of the part to look at; the whole page without it
 */
export async function findViolations(page: Page, within?: string): Promise<readonly string[]> {
  // Of what is well it would describe each element too, which takes as long as finding what is not.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // What axe finds in several frames is put together in a tab of its own; a page without frames needs none.
  if (page.frames().length === 1) builder.setLegacyMode();
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  );
}
