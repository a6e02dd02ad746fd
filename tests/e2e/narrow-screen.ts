import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';

/** The narrowest screen that every page must fit: 320 pixels, also 640 at 200 % zoom. */
const narrowest = { width: 320, height: 640 };

/** Expects that the page doesn't scroll sideways on the narrowest screen and that targets are large enough. */
export async function expectFitsNarrowScreen(page: Page, where: string): Promise<void> {
  await page.setViewportSize(narrowest);
  await expectNoSidewaysScrolling(page, where);
  expect.soft(await smallTargets(page), where).toEqual([]);
}

export async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(excess, where).toBeLessThanOrEqual(0);
}

/** Expects neither an accessibility violation nor sideways scrolling at each width. */
export async function expectFitsWidths(page: Page, where: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page), `${where} at ${width} pixels`).toEqual([]);
    await expectNoSidewaysScrolling(page, `${where} at ${width} pixels`);
  }
}

/** Expects that text at 200 % overflows nothing sideways, and sets its size back. */
export async function expectLargeTextFits(page: Page, where: string, size = narrowest): Promise<void> {
  await page.setViewportSize(size);
  const setTextSize = (value: string) =>
    page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), value);
  await setTextSize('200%');
  expect.soft(await overhanging(page), `${where}, text at 200 % and ${size.width} pixels`).toEqual([]);
  await setTextSize('');
}

/** WCAG 2.5.8 exempts links inside running text. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.locator('a, button, input, select, summary, textarea').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('p, article li, [inert], [aria-hidden="true"]'),
      )
      .filter((element) => {
        const area = (element.closest('label') ?? element).getBoundingClientRect();
        return area.width > 1 && (area.width < 24 || area.height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Elements that overflow the window or their own box sideways, and icons squeezed to nothing. */
function overhanging(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => {
      const { width, height } = boxOf(element);
      return width > 2 && height > 2 && !element.closest('[inert]') && element.checkVisibility();
    };
    /** The box that clips an element: the window, or an ancestor that hides overflow. */
    const frameOf = (element: Element) => {
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(each);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return null;
        if (overflowX !== 'visible' && each !== document.documentElement) return boxOf(each);
      }
      return { left: 0, right: window.innerWidth };
    };
    const isCutOff = (element: Element) => {
      const frame = frameOf(element);
      const { left, right } = boxOf(element);
      return frame !== null && (left < frame.left - 1 || right > frame.right + 1);
    };
    const isOverfull = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
    const describe = (what: string) => (element: Element) =>
      `${what}: ${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 30)}"`;

    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const squeezed = all('button svg, a svg').filter((sign) => boxOf(sign).width < 16);
    return [
      ...all('body *:not(img, svg *)').filter(isCutOff).map(describe('cut off')),
      ...all('h1, h2, h3, p, dd, dt, a, label, button, figcaption, blockquote')
        .filter(isOverfull)
        .map(describe('overfull')),
      ...squeezed.map(describe('squeezed')),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
    ];
  });
}
