import { type Browser, type ElementHandle, firefox, type Page, webkit } from '@playwright/test';
import type { EngineName } from '../../../scripts/checks/engines.ts';
import type { Driver } from '../driver.ts';

export async function openByPlaywright(engine: EngineName): Promise<Driver> {
  const browser = await { firefox, webkit }[engine].launch();
  const page = await browser.newPage();
  return driverOf(browser, page);
}

function driverOf(browser: Browser, page: Page): Driver {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  const find = async (element: string) => {
    const found = (await page.evaluateHandle(element)).asElement() as ElementHandle<Element> | null;
    if (!found) throw new Error(`Nothing is ${element}`);
    return found;
  };
  const middleOf = async (element: string) => {
    const box = await (await find(element)).boundingBox();
    if (!box) throw new Error(`Not shown: ${element}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  return {
    messages,
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    upload: async (element, files) => (await find(element)).setInputFiles([...files]),
    async drag(from, to) {
      await (await find(from)).scrollIntoViewIfNeeded();
      await page.mouse.move(...(await middleOf(from)));
      await page.mouse.down();
      await page.mouse.move(...(await middleOf(to)), { steps: 5 });
      await page.mouse.up();
    },
    close: () => browser.close(),
  };
}
