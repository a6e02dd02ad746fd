import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns one line per axe violation, with the elements concerned.
 *
 * @param within selector of the part to check; the whole page by default
 */
export async function findViolations(page: Page, within?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    // Describing passing elements would double the time.
    .options({ resultTypes: ['violations'] })
    // The one rule that loads every style sheet again first; no page plays anything by itself.
    .disableRules('no-autoplay-audio');
  // Axe merges the results of several frames in an extra tab; legacy mode skips that for pages without frames.
  if (page.frames().length === 1) builder.setLegacyMode();
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  );
}
