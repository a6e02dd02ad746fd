import type { Page } from '@playwright/test';
import { blogFields, carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

const publicPages = [
  '/',
  '/about',
  '/inventory',
  '/inventory?brand=BMW&condition=new',
  '/services',
  '/contact',
  '/tracking?vin=WBA53FJ0X0CM81127',
  '/car/one',
  '/blogs',
  '/blog/one',
  '/login',
  '/car/none',
];
const staffPages = [
  '/dashboard',
  '/dashboard/add-car',
  '/dashboard/edit-car/one',
  '/dashboard/add-blog',
  '/dashboard/edit-blog/one',
];

test.use({ viewport: { width: 320, height: 640 } });

test.beforeEach(async ({ page, dealership }) => {
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
    enlarge();
    document.addEventListener('DOMContentLoaded', enlarge);
  });
  const images = ['Cars/1.webp', 'Cars/2.webp'];
  for (const name of images) await dealership.putFile(name, heroPicture);
  await dealership.put(
    'Cars/one',
    carFields({ Featured: true, Name: 'BMW', Img: images[0], Images: images }),
  );
  await dealership.put('Cars/two', carFields({ Name: 'Mercedes-Benz', Hidden: true }));
  await dealership.put('Blogs/one', blogFields({ mainImage: 'Hero/hero.webp' }));
  await dealership.putAll('Reviews', [
    { Message: 'Good.', Rating: 5, Name: 'Ali' },
    { Message: 'Extraordinarily straightforward.', Rating: 4, Name: 'Sara' },
  ]);
});

test.describe('with text at 200 % nothing overflows a small phone sideways on', () => {
  // Rotating reviews have the most controls.
  test.use({ reducedMotion: 'no-preference' });
  test('public pages, their menu, filters, inquiry and large pictures', async ({ page }) => {
    test.slow();
    for (const path of publicPages) {
      await page.goto(path);
      await expectNothingOverhanging(page, path);
    }
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await overhanging(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog').getByLabel('BMW')).toBeVisible();
    expect(await overhanging(page), 'filters').toEqual([]);
    await page.goto('/car/one');
    await page.getByRole('button', { name: /Message us/ }).click();
    await expect(page.getByLabel('First Name')).toBeVisible();
    expect(await overhanging(page), 'inquiry').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await overhanging(page), 'full screen').toEqual([]);
  });
  test('staff pages', async ({ page }) => {
    for (const path of staffPages) {
      await openAsStaff(page, path);
      await expectNothingOverhanging(page, path);
    }
  });
});

async function expectNothingOverhanging(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect.soft(await overhanging(page), path).toEqual([]);
}

/** Elements that overflow the window or their own box sideways, and icons squeezed to nothing. */
function overhanging(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => {
      const { width, height } = boxOf(element);
      return width > 2 && height > 2 && !element.closest('[inert]') && element.checkVisibility();
    };
    /** The box that clips an element: the window, or an ancestor that hides overflow. */
    const frameOf = (element: Element) => {
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(each);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return null;
        if (overflowX !== 'visible' && each !== document.documentElement) return boxOf(each);
      }
      return { left: 0, right: window.innerWidth };
    };
    const isCutOff = (element: Element) => {
      const frame = frameOf(element);
      const { left, right } = boxOf(element);
      return frame !== null && (left < frame.left - 1 || right > frame.right + 1);
    };
    const isOverfull = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
    const describe = (what: string) => (element: Element) =>
      `${what}: ${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 30)}"`;

    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const squeezed = all('button svg, a svg').filter((sign) => boxOf(sign).width < 16);
    return [
      ...all('body *:not(img, svg *)').filter(isCutOff).map(describe('cut off')),
      ...all('h1, h2, h3, p, dd, dt, a, label, button, figcaption, blockquote')
        .filter(isOverfull)
        .map(describe('overfull')),
      ...squeezed.map(describe('squeezed')),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
    ];
  });
}
