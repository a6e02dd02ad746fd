import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from '../driver.ts';

/** An installed Firefox, through WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const find = async (element: string) =>
    (await page.evaluateHandle(element)).asElement() as ElementHandle<HTMLInputElement>;
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    upload: async (element, files) => (await find(element)).uploadFile(...files),
    async drag(from, to) {
      await (await find(from)).hover();
      await page.mouse.down();
      // The page renders what it is dragged over only in a later frame.
      for (const _ of [1, 2]) await (await find(to)).hover();
      await page.mouse.up();
    },
    close: () => browser.close(),
  };
}
