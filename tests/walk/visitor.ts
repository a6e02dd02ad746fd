import { vi } from 'vitest';
import { type Driver, inPage } from './driver.ts';
import { findByName, type Kind } from './find.ts';
import { type Gate, notesKey } from './gate.ts';

/** Milliseconds; other engines may keep the machine busy. */
const patienceMs = 120_000;

/** A visitor who finds elements by name and waits for changes. */
export interface Visitor extends Pick<Driver, 'back' | 'reload' | 'resize' | 'startDrag' | 'drop' | 'close'> {
  readonly gate: Gate;
  /** Starts a new browser, which knows nothing of the site. */
  restart(): Promise<void>;
  goto(path: string): Promise<unknown>;
  /** Opens a page and waits until it shows the data of this URL. */
  open(path: string): Promise<void>;
  click(kind: Kind, name: string): Promise<void>;
  /** Clicks the element of a selector. */
  press(selector: string): Promise<void>;
  fill(name: string, text: string): Promise<void>;
  /** Selects an option. */
  choose(name: string, option: string): Promise<void>;
  upload(name: string, files: readonly string[]): Promise<void>;
  /** Types into the element of a selector. */
  type(selector: string, text: string): Promise<void>;
  /** Waits for a visible element with that name. */
  see(kind: Kind, name: string): Promise<void>;
  /** Whether `test`, run in the page, returns true within a fraction of the time that `until` waits. */
  soon(test: () => boolean): Promise<boolean>;
  /** Waits until `test`, run in the page, returns true. */
  until<Args extends readonly unknown[]>(test: (...args: Args) => boolean, ...args: Args): Promise<void>;
  /** The result of `read`, run in the page. */
  read<Args extends readonly unknown[], T>(read: (...args: Args) => T, ...args: Args): Promise<T>;
  /** Returns and clears the recorded messages. */
  takeMessages(): Promise<readonly string[]>;
}

export async function openVisitor(openDriver: () => Promise<Driver>, gate: Gate): Promise<Visitor> {
  let driver = await openDriver();
  const waitFor = (condition: string, timeout: number) => {
    // Fails while the page is navigating.
    const holds = () => driver.evaluate<boolean>(condition).catch(() => false);
    return vi.waitUntil(holds, { timeout, interval: 50 });
  };
  const wait = async (condition: string, what: string) => {
    await waitFor(condition, patienceMs).catch(async () => {
      const page = await driver.evaluate<string>(inPage(whereItStands)).catch(String);
      throw new Error(`Waited in vain for ${what}, ${page}`);
    });
  };
  const until: Visitor['until'] = (test, ...args) => {
    const expression = inPage(test, ...args);
    return wait(expression, expression);
  };
  const found = async (kind: Kind, name: string) => {
    const expression = inPage(findByName, kind, name);
    await wait(`${expression} !== null`, `${kind} '${name}'`);
    return expression;
  };
  const read: Visitor['read'] = (call, ...args) => driver.evaluate(inPage(call, ...args));
  return {
    gate,
    until,
    soon: (test) =>
      waitFor(inPage(test), patienceMs / 4).then(
        () => true,
        () => false,
      ),
    read,
    back: () => driver.back(),
    reload: () => driver.reload(),
    resize: (size) => driver.resize(size),
    startDrag: (from, to) => driver.startDrag(from, to),
    drop: () => driver.drop(),
    close: () => driver.close(),
    async restart() {
      await driver.close();
      driver = await openDriver();
    },
    goto: (path) => driver.goto(gate.url + path),
    async open(path) {
      await driver.goto(gate.url + path);
      await until(
        () =>
          document.readyState === 'complete' &&
          document.querySelector('h1') !== null &&
          // The app runs (recordEarlyPresses.ts).
          globalThis.earlyPresses === undefined &&
          // Hidden prerendered content for another query (prepareList.ts).
          document.documentElement.dataset.search === undefined,
      );
    },
    click: async (kind, name) => driver.click(await found(kind, name)),
    press: (selector) => driver.click(`document.querySelector(${JSON.stringify(selector)})`),
    fill: async (name, text) => driver.type(await found('field', name), text),
    upload: async (name, files) => driver.upload(await found('field', name), files),
    async choose(name, option) {
      const select = await found('field', name);
      await driver.evaluate(`(${chooseOption})(${select}, ${JSON.stringify(option)})`);
    },
    type: (selector, text) => driver.type(`document.querySelector(${JSON.stringify(selector)})`, text),
    see: async (kind, name) => void (await found(kind, name)),
    takeMessages() {
      return read((key) => {
        const noted = sessionStorage.getItem(key) ?? '[]';
        sessionStorage.removeItem(key);
        return JSON.parse(noted) as string[];
      }, notesKey);
    },
  };
}

/** Runs in the page; drivers differ in how they select an option. */
function chooseOption(select: HTMLSelectElement, text: string): boolean {
  const option = [...select.options].find((each) => each.text === text);
  if (!option) throw new Error(`No option ${text}`);
  option.selected = true;
  return select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page. */
function whereItStands(): string {
  const { innerText } = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
  return `at ${location.href}: ${innerText.slice(0, 500)}`;
}
