import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';
import { desktop, phone, type Step } from './step.ts';

const pages = ['/', '/about', '/inventory', '/services', '/contact', '/tracking', '/blogs', '/login'];

/** Every page fits the window at any size, also with doubled text size. */
export const pageSteps: readonly Step[] = [
  ...pages.map((path) => ({ name: `the page ${path}`, run: (visitor: Visitor) => lookAt(visitor, path) })),
  ...(['/inventory', '/blogs'] as const).map((list) => ({
    name: `a page of the list ${list}`,
    run: async (visitor: Visitor) => lookAt(visitor, await firstOf(visitor, list)),
  })),
  { name: 'the showroom’s address in its two lines', run: countAddressLines },
];

async function countAddressLines(visitor: Visitor): Promise<void> {
  await visitor.open('/contact');
  await visitor.resize(desktop);
  const tops = await visitor.read(() => {
    const address = document.querySelector('main section p:has(br)');
    const range = document.createRange();
    if (address) range.selectNodeContents(address);
    const words = [...range.getClientRects()].filter(({ width }) => width > 0);
    return words.map(({ top }) => Math.round(top));
  });
  expect(new Set(tops).size).toBe(2);
}

async function lookAt(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  for (const size of [desktop, phone]) {
    await visitor.resize(size);
    for (const text of ['100%', '200%']) {
      await visitor.read((to) => document.documentElement.style.setProperty('font-size', to), text);
      await visitor.until(() => !document.body.textContent?.includes('Loading...'));
      const excess = await visitor.read(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `${path}, ${size.width} pixels, text at ${text}`).toBeLessThanOrEqual(0);
    }
  }
  const unitOfSigns = await visitor.read(() =>
    [...document.querySelectorAll('svg')]
      .map((sign) => sign.getAttribute('width') ?? '')
      .find((width) => /[^\d.]/.test(width)),
  );
  expect(unitOfSigns ?? null, 'a sign measured in a unit').toBeNull();
}

async function firstOf(visitor: Visitor, list: string): Promise<string> {
  await visitor.open(list);
  const address = () =>
    document.querySelector('main :is(a[href^="/car/"], a[href^="/blog/"])')?.getAttribute('href') ?? '';
  await visitor.until(() => document.querySelector('main :is(a[href^="/car/"], a[href^="/blog/"])') !== null);
  return visitor.read(address);
}
