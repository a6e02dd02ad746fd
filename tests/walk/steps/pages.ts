import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';
import { desktop, phone, type Steps } from './step.ts';

/** Every kind of page fits the window at any size, also with doubled text size. */
export const pageSteps: Steps = {
  ...Object.fromEntries(
    ['/', '/login'].map((path) => [`the page ${path}`, (visitor: Visitor) => lookAt(visitor, path)]),
  ),
  ...Object.fromEntries(
    ['/inventory', '/blogs'].map((path) => [
      `the page ${path}, and the first one that it lists`,
      async (visitor: Visitor) => {
        await lookAt(visitor, path);
        await lookAt(visitor, await firstLink(visitor));
      },
    ]),
  ),
  async 'the page /contact, with the showroom’s address in its two lines'(visitor) {
    await lookAt(visitor, '/contact');
    await visitor.read(() => document.documentElement.style.removeProperty('font-size'));
    await visitor.resize(desktop);
    const tops = await visitor.read(() => {
      const address = document.querySelector('main section p:has(br)');
      const range = document.createRange();
      if (address) range.selectNodeContents(address);
      const words = [...range.getClientRects()].filter(({ width }) => width > 0);
      return words.map(({ top }) => Math.round(top));
    });
    expect(new Set(tops).size).toBe(2);
  },
};

async function lookAt(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  for (const size of [desktop, phone]) {
    await visitor.resize(size);
    const text = size === phone ? '200%' : '100%';
    await visitor.read((to) => document.documentElement.style.setProperty('font-size', to), text);
    await visitor.until(() => !document.body.textContent?.includes('Loading...'));
    const excess = await visitor.read(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `${path}, ${size.width} pixels, text at ${text}`).toBeLessThanOrEqual(0);
  }
  const unitOfSigns = await visitor.read(() =>
    [...document.querySelectorAll('svg')]
      .map((sign) => sign.getAttribute('width') ?? '')
      .find((width) => /[^\d.]/.test(width)),
  );
  expect(unitOfSigns ?? null, 'a sign measured in a unit').toBeNull();
}

async function firstLink(visitor: Visitor): Promise<string> {
  const link = 'main :is(a[href^="/car/"], a[href^="/blog/"])';
  await visitor.until((selector) => document.querySelector(selector) !== null, link);
  return visitor.read((selector) => document.querySelector(selector)?.getAttribute('href') ?? '', link);
}
