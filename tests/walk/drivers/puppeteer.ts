import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver } from '../driver.ts';

/** An installed Firefox, by WebDriver BiDi, which it speaks itself. */
export async function openByPuppeteer(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return driverOf(browser, await browser.newPage());
}

function driverOf(browser: Browser, page: Page): Driver {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  const find = async (element: string) => {
    const found = (await page.evaluateHandle(element)).asElement() as ElementHandle<Element> | null;
    if (!found) throw new Error(`Nothing is ${element}`);
    return found;
  };
  const middleOf = async (element: string) => {
    const { x, y } = await (await find(element)).clickablePoint();
    return [x, y] as const;
  };
  return {
    messages,
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    upload: async (element, files) =>
      ((await find(element)) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    async drag(from, to) {
      await (await find(from)).scrollIntoView();
      await page.mouse.move(...(await middleOf(from)));
      await page.mouse.down();
      await page.mouse.move(...(await middleOf(to)), { steps: 5 });
      await page.mouse.up();
    },
    close: () => browser.close(),
  };
}
