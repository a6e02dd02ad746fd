import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from '../driver.ts';

/** An installed Firefox, through WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const find = async (element: string) =>
    (await page.evaluateHandle(element)).asElement() as ElementHandle<HTMLInputElement>;
  return {
    goto: (url) => page.goto(url),
    // Its own waits for a new document.
    back: () => page.evaluate('history.back()'),
    reload: () => page.reload(),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    upload: async (element, files) => (await find(element)).uploadFile(...files),
    async startDrag(from, to) {
      await (await find(from)).hover();
      await page.mouse.down();
      const { x, y } = await (await find(to)).clickablePoint();
      await page.mouse.move(x, y, { steps: 5 });
    },
    drop: () => page.mouse.up(),
    close: () => browser.close(),
  };
}
