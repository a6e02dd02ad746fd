import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/local/ports.ts';
import type { Driver } from '../driver.ts';
import { connect, type Session } from './webdriver.ts';

/** An installed WebKitGTK through WebDriver, on a virtual display. */
export async function openWebKitGtk(executablePath: string): Promise<Driver> {
  const { display, process: screen } = await startDisplay();
  const port = await freePort();
  const server = spawn(executablePath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // Its sandbox does not run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const children = [server, screen];
  process.once('exit', () => {
    for (const child of children) child.kill();
  });
  const session = await connect(`http://127.0.0.1:${port}`);
  return driverOf(session, async () => {
    await session.end();
    await Promise.all(children.map(stopChild));
  });
}

function driverOf(session: Session, close: () => Promise<void>): Driver {
  const middleOf = (element: string) =>
    session.evaluate<{ x: number; y: number }>(
      `(({ left, top, width, height }) => ({ x: Math.round(left + width / 2), y: Math.round(top + height / 2) }))(${element}.getBoundingClientRect())`,
    );
  return {
    messages: [],
    goto: (url) => session.command('POST', '/url', { url }),
    back: () => session.command('POST', '/back', {}),
    reload: () => session.command('POST', '/refresh', {}),
    resize: (size) => session.command('POST', '/window/rect', size),
    evaluate: session.evaluate,
    click: async (element) => session.command('POST', `${await session.find(element)}/click`, {}),
    type: async (element, text) => session.command('POST', `${await session.find(element)}/value`, { text }),
    upload: async (element, files) =>
      session.command('POST', `${await session.find(element)}/value`, { text: files.join('\n') }),
    async drag(from, to) {
      await session.evaluate(`${from}.scrollIntoView({ block: 'center' })`);
      const [start, end] = [await middleOf(from), await middleOf(to)];
      // The page renders what it is dragged over only in a later frame.
      const pause = { type: 'pause', duration: 300 };
      const actions = [
        { type: 'pointerMove', duration: 0, ...start },
        { type: 'pointerDown', button: 0 },
        pause,
        { type: 'pointerMove', duration: 100, x: Math.round((start.x + end.x) / 2), y: end.y },
        { type: 'pointerMove', duration: 100, ...end },
        pause,
        { type: 'pointerUp', button: 0 },
      ];
      await session.command('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    close,
  };
}

async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error('Xvfb reports no display');
  const [number] = (await once(output, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: screen };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
