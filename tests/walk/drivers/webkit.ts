import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Capabilities, WebDriver, type WebElement } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { DriverService } from 'selenium-webdriver/remote';
import type { Driver } from '../driver.ts';

/** An installed WebKitGTK through WebDriver, on a virtual display. */
export async function openWebKit(executablePath: string): Promise<Driver> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => screen.kill());
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const service = new DriverService.Builder(executablePath)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(display).trim()}`,
      // Its sandbox does not run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    })
    .build();
  const client = new HttpClient(await service.start());
  const session = WebDriver.createSession(new Executor(client), new Capabilities());
  const find = (element: string) => session.executeScript<WebElement>(`return ${element}`);
  const windows = session.manage().window();
  const move = (to: object) => session.actions({ async: true }).move(to);
  return {
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    resize: (size) => windows.setRect({ x: 0, y: 0, ...size }),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).sendKeys(text),
    upload: async (element, files) => (await find(element)).sendKeys(files.join('\n')),
    async startDrag(from, to) {
      await session.executeScript(`${from}.scrollIntoView({ block: 'center' })`);
      const start = await find(from);
      // Before the drag: the element there makes room for what is dragged, and the pointer must not follow it.
      const { x, y } = await session.executeScript<Record<'x' | 'y', number>>(
        `const { x, y, width, height } = ${to}.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`,
      );
      await move({ origin: start }).press().perform();
      // The first move starts a drag, the next ones are part of it.
      await move({ x, y: y + 1 }).perform();
      await move({ x, y }).perform();
    },
    drop: () => session.actions({ async: true }).release().perform(),
    async close() {
      await session.quit();
      await service.kill();
      screen.kill();
    },
  };
}
