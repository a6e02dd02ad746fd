import { expect } from 'vitest';
import { visitor as person } from '../../support/factories.ts';
import { mailsOf } from '../../support/mails.ts';
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
    // A press on a sheet that still moves hits the row beside.
    await visitor.until(
      (dialog) => document.querySelector(dialog)?.getAnimations({ subtree: true }).length === 0,
      'dialog[open]',
    );
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
    for (const top of [150, 900]) {
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
  async 'a search leads to a car, whose pictures turn and whose inquiry arrives; Back comes back to the search'(
    visitor,
  ) {
    await openInventory(visitor);
    await visitor.fill('Search cars', 'audi');
    await visitor.see('text', '3 cars');
    await visitor.until(() => location.search === '?q=audi');
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

    const email = `walk-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const message = 'Is it still there?';
    await visitor.click('button', 'Message us about this car');
    await visitor.see('heading', 'Interested? Send your car inquiry!');
    expect(await visitor.read(() => (document.activeElement as HTMLInputElement).name)).toBe('firstName');
    for (const [name, text] of Object.entries({ ...person, Email: email, Message: message }))
      await visitor.fill(name, text);
    await visitor.click('button', 'Send Message');
    await visitor.see('text', 'Message sent successfully!');
    const [mail] = await mailsOf(email);
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain('+201001234567');
    await visitor.until(() => document.querySelector('dialog[open]') === null);

    await visitor.back();
    await visitor.see('text', '3 cars');
    await visitor.until(() => document.querySelector('input')?.value === 'audi');
  },
  async 'Back returns to the same place of a list'(visitor) {
    await visitor.resize(phone);
    // With a query, so that the current data is shown, not the prerendered page.
    await openInventory(visitor, '/inventory?page=1');
    const link = `${inAllCars} li:nth-child(17) a`;
    await visitor.until((selector) => document.querySelector(selector) !== null, link);
    await leaveAndReturn(visitor, link);
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
