import type { Page } from '@playwright/test';
import type { ConsoleMessages } from './console-messages.ts';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface Watching {
  shifts: Shift[];
}

/** Call before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as Watching;
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        seen.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Keeps fonts from loading, because one that comes late shifts the header by a fraction of a pixel. */
export async function blockFonts(page: Page, consoleMessages: ConsoleMessages): Promise<void> {
  consoleMessages.allow(/Failed to load resource.*ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
}

/** The layout shifts after everything is painted. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (globalThis as unknown as Watching).shifts;
  });
}
