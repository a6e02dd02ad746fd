import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns one line per axe violation, with the elements concerned. Frames are left out: they show other sites.
 *
 * @param within selector of the part to check; the whole page by default
 */
export async function findViolations(page: Page, within?: string): Promise<readonly string[]> {
  // Sending it again takes longer than all rules together.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const results = await axe.run(part ?? document, {
      iframes: false,
      // Describing passing elements would double the time.
      resultTypes: ['violations'],
      // The one rule that loads every style sheet again first; no page plays anything by itself.
      rules: { 'no-autoplay-audio': { enabled: false } },
    });
    return results.violations.map(({ id, nodes }) => ({
      id,
      elements: nodes.map(({ target, html }) => `${target.join(' ')} ${html}`),
    }));
  }, within);
  return violations.map(({ id, elements }) => `${id}: ${elements.join(', ')}`);
}
