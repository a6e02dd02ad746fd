import { importTool } from '../../../scripts/checks/tools.ts';
import type { Driver } from '../driver.ts';

/** The part of puppeteer-core that is used here. */
interface Puppeteer {
  launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: boolean;
  }): Promise<Browser>;
}

interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Page {
  on(event: 'console', listen: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listen: (error: unknown) => void): void;
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): ElementHandle | null }>;
  readonly mouse: {
    move(x: number, y: number, options?: { readonly steps: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

interface ElementHandle {
  clickablePoint(): Promise<{ readonly x: number; readonly y: number }>;
  click(): Promise<void>;
  type(text: string): Promise<void>;
  uploadFile(...files: readonly string[]): Promise<void>;
  scrollIntoView(): Promise<void>;
}

/** An installed Firefox, through WebDriver BiDi. */
export async function openByPuppeteer(executablePath: string): Promise<Driver> {
  const { default: puppeteer } = await importTool<{ default: Puppeteer }>('puppeteer-core');
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
    const found = (await page.evaluateHandle(element)).asElement();
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
    upload: async (element, files) => (await find(element)).uploadFile(...files),
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
