import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';
import { desktop, phone, type Steps } from './step.ts';

const inAllCars = 'section[aria-labelledby="all-cars"]';

/** A visitor looking for a car. */
export const visitingSteps: Steps = {
  async 'the menu of a phone leads on and closes'(visitor) {
    await visitor.resize(phone);
    await visitor.open('/');
    await visitor.click('button', 'Menu');
    await visitor.click('link', 'About Us');
    await visitor.until(() => location.pathname === '/about');
    await visitor.until(() => document.querySelector('header [aria-expanded="false"]') !== null);
  },
  async 'the filters open on a phone and show their counts'(visitor) {
    await visitor.resize(phone);
    await openInventory(visitor);
    await visitor.click('button', 'Filters');
    await visitor.see('heading', 'Filters');
    await visitor.until(isInWindow, 'dialog form');
    expect(await visitor.read(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await visitor.click('field', 'BMW…');
    await visitor.click('button', 'Show 4 cars');
    await visitor.until(
      (links) => document.querySelectorAll(links).length === 4,
      `${inAllCars} li a[href^="/car/"]`,
    );
  },
  async 'a chosen filter stays under the pointer, and so does the panel'(visitor) {
    await visitor.resize(desktop);
    await openInventory(visitor);
    await visitor.see('field', 'BMW…');
    for (const top of [0, 150, 900]) {
      await visitor.read((to) => scrollTo(0, to), top);
      const before = await visitor.read(topOfBrand);
      await visitor.click('field', 'BMW…');
      await visitor.see('heading', 'Matching cars');
      const moved = Math.abs((await visitor.read(topOfBrand)) - before);
      expect(moved, `scrolled by ${top}`).toBeLessThanOrEqual(1);
      await visitor.click('field', 'BMW…');
      await visitor.see('heading', 'All cars');
    }
  },
  async 'a search finds, and Back from a car comes back to it'(visitor) {
    await openInventory(visitor);
    await visitor.fill('Search cars', 'audi');
    await visitor.see('text', '3 cars');
    await visitor.until(() => location.search === '?q=audi');
    await visitor.click('link', 'Audi A6…');
    // The address changes before the page does, and until then the list is still seen.
    await visitor.until(() => document.querySelector('h1')?.textContent?.startsWith('Audi A6') === true);
    await visitor.back();
    await visitor.see('text', '3 cars');
    await visitor.until(() => document.querySelector('input')?.value === 'audi');
  },
  ...Object.fromEntries(
    [phone, desktop].map((size) => [
      `Back returns to the same place, at ${size.width} pixels`,
      async (visitor: Visitor) => {
        await visitor.resize(size);
        // With a query, so that the current data is shown, not the prerendered page.
        await openInventory(visitor, '/inventory?page=1');
        await visitor.until((link) => document.querySelector(link) !== null, `${inAllCars} li:nth-child(25)`);
        await leaveAndReturn(visitor, `${inAllCars} li:nth-child(17) a`);
        await leaveAndReturn(visitor, `${inAllCars} li:last-child a`);
      },
    ]),
  ),
  async 'the carousel turns, and fills the screen'(visitor) {
    await openInventory(visitor);
    await visitor.click('link', 'Audi A6…');
    await visitor.see('text', '1 / 5');
    await visitor.click('button', 'Next picture');
    await visitor.see('text', '2 / 5');
    await visitor.click('button', 'Full screen');
    await visitor.until(() => document.querySelector('dialog[open]') !== null);
    await visitor.click('button', 'Previous picture');
    await visitor.see('text', '1 / 5');
    await visitor.click('button', 'Close');
    await visitor.until(() => document.querySelector('dialog[open]') === null);
  },
  async 'a lost picture leaves its place as it was'(visitor) {
    await openInventory(visitor);
    // The smaller versions fail first, then the image itself.
    await visitor.until(() => {
      document.querySelector('main li img')?.dispatchEvent(new Event('error'));
      return document.querySelector('main li [role="img"]') !== null;
    });
    const ratio = await visitor.read(() => {
      const frame = document.querySelector('main li [role="img"]')?.parentElement?.getBoundingClientRect();
      return frame ? frame.width / frame.height : 0;
    });
    expect(ratio).toBeCloseTo(1.5, 1);
  },
  async 'a shipment is tracked'(visitor) {
    await visitor.open('/tracking');
    await visitor.fill('VIN', 'wba21eu0309t48217');
    await visitor.click('button', 'Track');
    await visitor.see('heading', 'BMW X5 xDrive40i');
  },
};

async function openInventory(visitor: Visitor, address = '/inventory'): Promise<void> {
  await visitor.open(address);
  await visitor.until(() =>
    /^\d+ cars$/.test(document.querySelector('section [role="status"]')?.textContent ?? ''),
  );
}

/** Follows a link far down the list and goes back: same cars, same position. */
async function leaveAndReturn(visitor: Visitor, link: string): Promise<void> {
  const placeOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element
      ? { top: Math.round(element.getBoundingClientRect().top), text: element.textContent }
      : null;
  };
  await visitor.read((selector) => {
    // As by hand: a restored position is held until then.
    window.dispatchEvent(new WheelEvent('wheel'));
    document.querySelector(selector)?.scrollIntoView({ block: 'center' });
  }, link);
  const before = await visitor.read(placeOf, link);
  const address = await visitor.read(() => location.href);
  await visitor.press(link);
  await visitor.until((left) => location.href !== left, address);
  await visitor.until(() => window.scrollY === 0);
  await visitor.back();
  await visitor.until((left) => location.href === left, address);
  await visitor.until(
    (selector, top) =>
      Math.abs((document.querySelector(selector)?.getBoundingClientRect().top ?? -9999) - top) <= 2,
    link,
    before?.top ?? 0,
  );
  expect((await visitor.read(placeOf, link))?.text).toBe(before?.text);
}

/** Runs in the page. */
function topOfBrand(): number {
  const [label] = [...document.querySelectorAll('label')].filter(({ textContent }) =>
    textContent?.startsWith('BMW'),
  );
  return label?.getBoundingClientRect().top ?? Number.NaN;
}

/** Runs in the page. */
function isInWindow(selector: string): boolean {
  const { top = -1, left = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return top >= 0 && left >= 0 && top < window.innerHeight;
}
